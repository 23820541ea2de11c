import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';

export type SourceCodeRow = Omit<Row<'source_codes'>, 'source_key'>;
export type SourceCodeContent = Omit<SourceCodeRow, 'row_version'>;

const columns = ['source', 'description', 'additional_info', 'row_version'] as const;

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
export function insertSourceCode(db: Db, row: SourceCodeContent): Promise<SourceCodeRow | undefined> {
  return db
    .insertInto('source_codes')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
}

/** Finds a source code, ignoring case, and locks it until the end of the transaction. */
export function lockSourceCode(db: Db, source: string): Promise<SourceCodeRow | undefined> {
  return db
    .selectFrom('source_codes')
    .select(columns)
    .where('source_key', '=', sql<string>`lower(${source})`)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function updateSourceCode(
  db: Db,
  { source, description, additional_info }: SourceCodeContent,
): Promise<SourceCodeRow> {
  return db
    .updateTable('source_codes')
    .set({ description, additional_info, row_version: sql`row_version + 1` })
    .where('source', '=', source)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
