import { sql } from 'kysely';
import { hasRows } from '../../../db/countRows.ts';
import type { Db } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/tables.ts';

export type StartPageRow = Row<'start_pages'>;
/** All columns that are not generated. */
export type StartPageContent = Omit<NewRow<'start_pages'>, 'start_page_id' | 'row_version'>;

export function listStartPages(db: Db): Promise<StartPageRow[]> {
  return db.selectFrom('start_pages').selectAll().orderBy('start_page1').orderBy('start_page_id').execute();
}

/** Whether another start page has this name, ignoring case. */
export function isNameTaken(db: Db, name: string, exceptId: number | null): Promise<boolean> {
  return hasRows(
    db,
    sql`start_pages where lower(start_page1) = lower(${name}) and start_page_id is distinct from ${exceptId}`,
  );
}

/** Replaces the start page `from` by `to` for all users, as a new version of each. */
export async function replaceStartPageOfUsers(db: Db, from: string, to: string): Promise<void> {
  if (from === to) return;
  await db
    .updateTable('users')
    .set({ start_page: to, row_version: sql`row_version + 1` })
    .where('start_page', '=', from)
    .execute();
}

/** The URL of the start page with this name, of several the one with the lowest id. */
export async function findStartPageUrlByName(db: Db, name: string): Promise<string | undefined> {
  const page = await db
    .selectFrom('start_pages')
    .select('start_page_url')
    .where('start_page1', '=', name)
    .orderBy('start_page_id')
    .executeTakeFirst();
  return page?.start_page_url;
}
