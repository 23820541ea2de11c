import { sql, type RawBuilder } from 'kysely';
import type { Db } from './database.ts';
import { requireFirstRow } from './firstRow.ts';

/** @param from what follows `from`: a table, and its `where` clause */
export async function countRows(db: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${from}`.execute(db);
  return requireFirstRow(rows).count;
}
