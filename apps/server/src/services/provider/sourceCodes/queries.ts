import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export interface SourceCodeRow {
  source: string;
  description: string;
  additional_info: string;
}

const columns = ['source', 'description', 'additional_info'] as const;

/** @param list `take` 0 returns all rows after the skipped ones */
export function listSourceCodes(
  db: Db,
  list: { byDescription: boolean; skip: number; take: number },
): Promise<SourceCodeRow[]> {
  const ordered = list.byDescription
    ? db
        .selectFrom('source_codes')
        .orderBy(sql`lower(description)`)
        .orderBy('source')
    : db.selectFrom('source_codes').orderBy('source_key');
  const rows = ordered.select(columns).offset(list.skip);
  return (list.take === 0 ? rows : rows.limit(list.take)).execute();
}

/** Stores a source code; returns `undefined` if it exists, ignoring case. */
export function insertSourceCode(db: Db, row: SourceCodeRow): Promise<SourceCodeRow | undefined> {
  return db
    .insertInto('source_codes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** Updates a source code, found ignoring case; returns `undefined` if it does not exist. */
export function updateSourceCode(
  db: Db,
  { source, description, additional_info }: SourceCodeRow,
): Promise<SourceCodeRow | undefined> {
  return db
    .updateTable('source_codes')
    .set({ description, additional_info })
    .where('source_key', '=', sql<string>`lower(${source})`)
    .returning(columns)
    .executeTakeFirst();
}
