import type { ProviderSchemas } from '@portal/api-client';
import type { Db } from '../../../db/database.ts';

export function listReportViews(db: Db): Promise<ProviderSchemas['TableauView'][]> {
  return db
    .selectFrom('report_views')
    .select(['view_id as viewId', 'title', 'view_url as viewUrl'])
    .orderBy('title')
    .orderBy('view_id')
    .execute();
}

export async function isReportView(db: Db, viewUrl: string): Promise<boolean> {
  const view = await db
    .selectFrom('report_views')
    .select('view_id')
    .where('view_url', '=', viewUrl)
    .executeTakeFirst();
  return view !== undefined;
}
