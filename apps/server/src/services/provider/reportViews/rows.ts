import type { ProviderSchemas } from '@portal/api-client';
import type { ReportViewRow } from './queries.ts';

export function toReportView(row: ReportViewRow): ProviderSchemas['TableauView'] {
  return { viewId: row.view_id, title: row.title, viewUrl: row.view_url };
}
