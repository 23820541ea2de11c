import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';

export type ReportViewRow = Row<'report_views'>;

export function listReportViews(db: Db): Promise<ReportViewRow[]> {
  return db.selectFrom('report_views').selectAll().orderBy('title').orderBy('view_id').execute();
}

export async function isReportView(db: Db, viewUrl: string): Promise<boolean> {
  const view = await db
    .selectFrom('report_views')
    .select('view_id')
    .where('view_url', '=', viewUrl)
    .executeTakeFirst();
  return view !== undefined;
}
