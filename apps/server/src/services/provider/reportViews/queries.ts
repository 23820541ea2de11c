import type { ProviderSchemas } from '@portal/api-client';
import { sql } from 'kysely';
import { hasRows } from '../../../db/countRows.ts';
import type { Db } from '../../../db/database.ts';

export function listReportViews(db: Db): Promise<ProviderSchemas['TableauView'][]> {
  return db
    .selectFrom('report_views')
    .select(['view_id as viewId', 'title', 'view_url as viewUrl'])
    .orderBy('title')
    .orderBy('view_id')
    .execute();
}

export function isReportView(db: Db, viewUrl: string): Promise<boolean> {
  return hasRows(db, sql`report_views where view_url = ${viewUrl}`);
}
