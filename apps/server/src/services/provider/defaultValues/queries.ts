import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';

export type DefaultValueRow = Row<'default_values'>;

export function listDefaultValues(db: Db): Promise<DefaultValueRow[]> {
  return db.selectFrom('default_values').selectAll().orderBy('default_key').execute();
}
