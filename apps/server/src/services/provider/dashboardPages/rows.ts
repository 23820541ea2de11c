import { joinNames, toSafeUrl, splitNames } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import type { DashboardPageContent, DashboardPageRow } from './queries.ts';

export function toDashboardPage(row: DashboardPageRow): ProviderSchemas['DashboardPage'] {
  return {
    dashId: row.dash_id,
    frameTitle: row.frame_title,
    url: row.url,
    frameHeight: row.frame_height,
    roles: joinNames(row.roles, 'roles'),
  };
}

/** Converts a validated dashboard page for storage. */
export function toDashboardPageContent(body: ProviderSchemas['NewDashboardPage']): DashboardPageContent {
  return {
    frame_title: body.frameTitle.trim(),
    url: toSafeUrl(body.url)?.url ?? '',
    frame_height: body.frameHeight,
    roles: [...new Set(splitNames(body.roles, 'roles'))],
  };
}

/** Label for the audit trail. */
export function formatDashboardPageLabel(row: DashboardPageRow): string {
  return `dashboard page ${row.dash_id} (${row.frame_title})`;
}
