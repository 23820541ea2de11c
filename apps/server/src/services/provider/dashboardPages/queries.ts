import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/tables.ts';

export type DashboardPageRow = Row<'dashboard_pages'>;
/** All columns that are not generated. */
export type DashboardPageContent = Required<Omit<NewRow<'dashboard_pages'>, 'dash_id' | 'row_version'>>;

export function listDashboardPages(db: Db): Promise<DashboardPageRow[]> {
  return db.selectFrom('dashboard_pages').selectAll().orderBy('frame_title').orderBy('dash_id').execute();
}

export function findDashboardPageById(db: Db, dashId: number): Promise<DashboardPageRow | undefined> {
  return db.selectFrom('dashboard_pages').selectAll().where('dash_id', '=', dashId).executeTakeFirst();
}

export function insertDashboardPage(db: Db, page: DashboardPageContent): Promise<DashboardPageRow> {
  return db.insertInto('dashboard_pages').values(page).returningAll().executeTakeFirstOrThrow();
}

export function updateDashboardPage(
  db: Db,
  dashId: number,
  page: DashboardPageContent,
): Promise<DashboardPageRow> {
  return db
    .updateTable('dashboard_pages')
    .set({ ...page, row_version: sql`row_version + 1` })
    .where('dash_id', '=', dashId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteDashboardPage(db: Db, dashId: number): Promise<void> {
  await db.deleteFrom('dashboard_pages').where('dash_id', '=', dashId).execute();
}
