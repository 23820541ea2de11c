import type { Db } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/tables.ts';

export type DashboardPageRow = Row<'dashboard_pages'>;
/** All columns that are not generated. */
export type DashboardPageContent = Required<Omit<NewRow<'dashboard_pages'>, 'dash_id' | 'row_version'>>;

export function listDashboardPages(db: Db): Promise<DashboardPageRow[]> {
  return db.selectFrom('dashboard_pages').selectAll().orderBy('frame_title').orderBy('dash_id').execute();
}
