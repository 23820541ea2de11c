import type { Insertable } from 'kysely';
import type { Db } from './database.ts';
import type { NewRow, Tables } from './tables.ts';

/** PostgreSQL allows 65,535 parameters per statement. */
const maxParameters = 60_000;

/** Inserts any number of rows, in batches. */
export async function insertRows<Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  { skipExisting = false } = {},
): Promise<void> {
  const columns = new Set(rows.flatMap((row) => Object.keys(row))).size;
  const batchRows = Math.floor(maxParameters / Math.max(columns, 1));
  for (let from = 0; from < rows.length; from += batchRows) {
    const insert = db.insertInto(table).values(rows.slice(from, from + batchRows) as never);
    await (skipExisting ? insert.onConflict((conflict) => conflict.doNothing()) : insert).execute();
  }
}

/** Rows to insert, in the order of the tables. */
export type RowsByTable = { readonly [Table in keyof Tables]?: readonly NewRow<Table>[] };

export async function insertTables(
  db: Db,
  rows: RowsByTable,
  options?: { skipExisting: boolean },
): Promise<void> {
  for (const [table, ofTable] of Object.entries(rows)) {
    await insertRows(db, table as keyof Tables, ofTable as never, options);
  }
}
