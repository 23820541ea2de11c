import type { ProviderSchemas } from '@portal/api-client';
import type { Db } from '../../../db/database.ts';

/** All stores, by number. */
export function listStores(db: Db): Promise<ProviderSchemas['Store'][]> {
  return db.selectFrom('stores').select(['store', 'store_name as storeName1']).orderBy('store').execute();
}
