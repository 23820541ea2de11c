import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { StoresTable } from '../../../db/reportTables.ts';

/** All stores, by number. */
export function listStores(db: Db): Promise<Selectable<StoresTable>[]> {
  return db.selectFrom('stores').selectAll().orderBy('store').execute();
}
