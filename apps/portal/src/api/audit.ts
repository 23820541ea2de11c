import type { AuditEntry } from '@portal/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clients } from './clients.ts';
import { pageOfRows, type PageOfRows, ROWS_PER_FILE_PAGE } from './exportAllRows.ts';
import { providerApi } from './providerApi.ts';
import { queryClient } from './queryClient.ts';

/** The audit trail's conditions as the API asks them, without the page. */
export interface AuditQuery {
  userContains: string;
  operation: string;
  objectContains: string;
  outcome: string;
  /** `YYYYMMDD`; empty for none. */
  dtBegin: string;
  dtEnd: string;
}

const rowsPerPage = 100;

function auditQuery(query: AuditQuery, pageNumber: number) {
  const params = { query: { ...query, pageNumber, rowsPerPage } };
  return providerApi.queryOptions('get', '/api/audit', { params }, { placeholderData: keepPreviousData });
}

/** One page of the audit trail; the rows of the last one stay until the next ones are there. */
export function useAudit(query: AuditQuery, pageNumber: number) {
  return useQuery(auditQuery(query, pageNumber));
}

/** Asks for a page of the audit trail before the screen needs it. */
export function requestAudit(query: AuditQuery, pageNumber: number): void {
  void queryClient.prefetchQuery(auditQuery(query, pageNumber));
}

/** A page of the audit trail for a file, larger than those that are shown. */
export async function auditPageForFile(
  query: AuditQuery,
  pageNumber: number,
  signal: AbortSignal,
): Promise<PageOfRows<AuditEntry>> {
  const params = { query: { ...query, pageNumber, rowsPerPage: ROWS_PER_FILE_PAGE } };
  const { data } = await clients.provider.GET('/api/audit', { params, signal });
  return pageOfRows(data, 'auditData');
}
