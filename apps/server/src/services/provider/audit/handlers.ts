import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { findPagePosition } from '../paging.ts';
import { countAuditEntries, listAuditEntries } from './queries.ts';
import { toAuditEntry } from './rows.ts';
import { toAuditSearch } from './search.ts';

export const auditHandlers: Pick<ProviderHandlers, 'listAuditEntries'> = {
  async listAuditEntries({ query }, { db }) {
    const search = toAuditSearch(query);
    const rowCount = await countAuditEntries(db, search);
    const position = findPagePosition(rowCount, query.pageNumber, query.rowsPerPage);
    const rows = await listAuditEntries(db, search, position);
    return {
      rowCount,
      pageNumber: position.pageNumber,
      rowsReturned: rows.length,
      totalPagesAvailable: position.totalPagesAvailable,
      auditData: rows.map(toAuditEntry),
    };
  },
};
