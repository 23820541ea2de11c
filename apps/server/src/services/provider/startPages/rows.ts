import { toInternalUrl } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import type { StartPageContent, StartPageRow } from './queries.ts';

export function toStartPage(row: StartPageRow): ProviderSchemas['StartPage'] {
  return { startPageId: row.start_page_id, startPage1: row.start_page1, startPageUrl: row.start_page_url };
}

/** Converts a validated start page for storage. */
export function toStartPageContent(body: ProviderSchemas['NewStartPage']): StartPageContent {
  return { start_page1: body.startPage1.trim(), start_page_url: toInternalUrl(body.startPageUrl) ?? '' };
}

/** Label for the audit trail. */
export function formatStartPageLabel(row: StartPageRow): string {
  return `start page ${row.start_page_id} (${row.start_page1})`;
}
