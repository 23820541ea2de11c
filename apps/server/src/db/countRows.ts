import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import { requireFirstRow } from './firstRow.ts';

/** @param from what follows `from`: a table, and its `where` clause */
export async function countRows(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${from}`.execute(db);
  return requireFirstRow(rows).count;
}

/** Whether there is such a row. @param from as in `countRows` */
export async function hasRows(db: Db, from: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`select from ${from} limit 1`.execute(db);
  return rows.length > 0;
}
