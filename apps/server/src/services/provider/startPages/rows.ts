import type { ProviderSchemas } from '@portal/api-client';
import type { StartPageRow } from './queries.ts';

export function toStartPage(row: StartPageRow): ProviderSchemas['StartPage'] {
  return { startPageId: row.start_page_id, startPage1: row.start_page1, startPageUrl: row.start_page_url };
}
