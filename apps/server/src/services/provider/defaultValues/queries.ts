import { sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Row, Tables } from '../../../db/tables.ts';

export type DefaultValueRow = Row<'default_values'>;

export function listDefaultValues(db: Db): Promise<DefaultValueRow[]> {
  return db.selectFrom('default_values').selectAll().orderBy('default_key').execute();
}

export function findDefaultValueByKey(db: Db, key: string): Promise<DefaultValueRow | undefined> {
  return db.selectFrom('default_values').selectAll().where('default_key', '=', key).executeTakeFirst();
}

export function updateDefaultValue(
  db: Db,
  key: string,
  content: Updateable<Tables['default_values']>,
): Promise<DefaultValueRow> {
  return db
    .updateTable('default_values')
    .set({ ...content, row_version: sql`row_version + 1` })
    .where('default_key', '=', key)
    .returningAll()
    .executeTakeFirstOrThrow();
}
