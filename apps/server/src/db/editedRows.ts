import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { NewRow, Row } from './tables.ts';

/** Tables whose rows are edited one by one; each edit is a new version. */
type EditedTable = 'companies' | 'dashboard_pages' | 'default_values' | 'pages' | 'start_pages';

/** The columns that identify a row, with their values. */
type Key<Table extends EditedTable> = Partial<Row<Table>>;

/** For the compiler: statements have the types of one table. The functions below check those of their own. */
const toAny = (table: EditedTable) => table as 'pages';

export async function findRow<Table extends EditedTable>(
  db: Db,
  table: Table,
  key: Key<Table>,
): Promise<Row<Table> | undefined> {
  const found = db
    .selectFrom(toAny(table))
    .selectAll()
    .where(({ and }) => and(key));
  return (await found.executeTakeFirst()) as Row<Table> | undefined;
}

export async function insertRow<Table extends EditedTable>(
  db: Db,
  table: Table,
  row: NewRow<Table>,
): Promise<Row<Table>> {
  const insert = db.insertInto(toAny(table)).values(row as NewRow<'pages'>);
  return (await insert.returningAll().executeTakeFirstOrThrow()) as Row<Table>;
}

/** Stores the edit of an existing row as a new version. */
export async function updateRow<Table extends EditedTable>(
  db: Db,
  table: Table,
  key: Key<Table>,
  content: Partial<NewRow<Table>>,
): Promise<Row<Table>> {
  const update = db
    .updateTable(toAny(table))
    .set({ ...content, row_version: sql`row_version + 1` })
    .where(({ and }) => and(key));
  return (await update.returningAll().executeTakeFirstOrThrow()) as Row<Table>;
}

export async function deleteRow<Table extends EditedTable>(
  db: Db,
  table: Table,
  key: Key<Table>,
): Promise<void> {
  await db
    .deleteFrom(toAny(table))
    .where(({ and }) => and(key))
    .execute();
}
