import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export interface SourceCodeRow {
  source: string;
  description: string;
  additional_info: string;
}

const columns = ['source', 'description', 'additional_info'] as const;

/** @param list which rows: `take` 0 means all after the skipped ones */
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

/** Stores a code, unless it is in use in whatever case: then nothing comes back. */
export function insertSourceCode(db: Db, row: SourceCodeRow): Promise<SourceCodeRow | undefined> {
  return db
    .insertInto('source_codes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** Replaces everything but the code, which is found in whatever case; nothing comes back when there is none. */
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
