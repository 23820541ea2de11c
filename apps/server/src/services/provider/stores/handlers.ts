import type { ProviderHandlers } from '../../../contract/handlers.ts';

export const storeHandlers = {
  /** All stores, by number. */
  listStores: (_input, { db }) =>
    db.selectFrom('stores').select(['store', 'store_name as storeName1']).orderBy('store').execute(),
} satisfies Partial<ProviderHandlers>;
