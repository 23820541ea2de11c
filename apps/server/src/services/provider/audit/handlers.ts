import { DEFAULT_ROWS_PER_PAGE } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { readFromBeginning, readPage } from '../../lists/paging.ts';
import { toInstantText } from '../../responseFields.ts';
import { countAuditEntries, listAuditEntries, type AuditRow } from './queries.ts';
import { buildAuditWhere } from './search.ts';

/** Counting millions of entries would take longer than reading the page. */
const maxCountedEntries = 10_000;

export const auditHandlers = {
  async listAuditEntries({ query }, { db }) {
    const where = buildAuditWhere(query);
    const { pageNumber = 1, rowsPerPage = DEFAULT_ROWS_PER_PAGE } = query;
    // Always one page more than requested, so that all entries can be reached.
    const maxCount = Math.max(maxCountedEntries, (pageNumber + 1) * rowsPerPage);
    const count = await countAuditEntries(db, where, maxCount + 1);
    const hasMoreRows = count > maxCount;
    const { rows, page } = await readPage(Math.min(count, maxCount), query, (position) =>
      listAuditEntries(db, where, hasMoreRows ? readFromBeginning(position) : position, hasMoreRows),
    );
    return { ...page, ...(hasMoreRows && { hasMoreRows }), auditData: rows.map(toAuditEntry) };
  },
} satisfies Partial<ProviderHandlers>;

function toAuditEntry(row: AuditRow): ProviderSchemas['AuditEntry'] {
  return {
    auditId: row.audit_id,
    at: toInstantText(row.at),
    username: row.username,
    source: row.source,
    operation: row.operation,
    object: row.object,
    changed: row.changed,
    changes: row.changes,
    outcome: row.outcome,
    requestId: row.request_id,
  };
}
