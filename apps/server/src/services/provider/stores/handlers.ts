import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { listStores } from './queries.ts';

export const storeHandlers = {
  async listStores(_input, { db }) {
    const stores = await listStores(db);
    return stores.map(({ store, store_name }) => ({ store, storeName1: store_name }));
  },
} satisfies Partial<ProviderHandlers>;
