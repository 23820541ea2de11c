import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';

/** All stores, by number. */
export function listStores(db: Db): Promise<Row<'stores'>[]> {
  return db.selectFrom('stores').selectAll().orderBy('store').execute();
}
