import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { NewRow, Row } from './tables.ts';

/**
 * The keys of the tables whose rows are edited one by one; each edit is a new version. All columns of a key are required,
 * because a statement without them would change every row.
 */
interface Keys {
  companies: { company_abbrev: string };
  dashboard_pages: { dash_id: number };
  default_values: { default_key: string };
  pages: { page_id: number };
  start_pages: { start_page_id: number };
}

type EditedTable = keyof Keys;

/** For the compiler: statements have the types of one table. The functions below check those of their own. */
const toAny = (table: EditedTable) => table as 'pages';
const toAnyKey = (key: Keys[EditedTable]) => key as Keys['pages'];

export async function findRow<Table extends EditedTable>(
  db: Db,
  table: Table,
  key: Keys[Table],
): Promise<Row<Table> | undefined> {
  const found = db
    .selectFrom(toAny(table))
    .selectAll()
    .where(({ and }) => and(toAnyKey(key)));
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
  key: Keys[Table],
  content: Partial<NewRow<Table>>,
): Promise<Row<Table>> {
  const update = db
    .updateTable(toAny(table))
    .set({ ...content, row_version: sql`row_version + 1` })
    .where(({ and }) => and(toAnyKey(key)));
  return (await update.returningAll().executeTakeFirstOrThrow()) as Row<Table>;
}

export async function deleteRow<Table extends EditedTable>(
  db: Db,
  table: Table,
  key: Keys[Table],
): Promise<void> {
  await db
    .deleteFrom(toAny(table))
    .where(({ and }) => and(toAnyKey(key)))
    .execute();
}
