import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { DefaultValuesTable } from '../../../db/tables.ts';

export type DefaultValueRow = Selectable<DefaultValuesTable>;

export function listDefaultValues(db: Db): Promise<DefaultValueRow[]> {
  return db.selectFrom('default_values').selectAll().orderBy('default_key').execute();
}

export function findDefaultValueByKey(db: Db, key: string): Promise<DefaultValueRow | undefined> {
  return db.selectFrom('default_values').selectAll().where('default_key', '=', key).executeTakeFirst();
}

export async function updateDefaultValue(db: Db, row: DefaultValueRow): Promise<void> {
  const { default_key: key, ...content } = row;
  await db.updateTable('default_values').set(content).where('default_key', '=', key).execute();
}
