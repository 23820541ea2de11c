import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { listStores } from './queries.ts';

export const storeHandlers = {
  listStores: (_input, { db }) => listStores(db),
} satisfies Partial<ProviderHandlers>;
