import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { placeInList } from '../paging.ts';
import { countAuditEntries, listAuditEntries } from './queries.ts';
import { toAuditEntry } from './rows.ts';
import { toAuditSearch } from './search.ts';

export const auditHandlers: Pick<ProviderHandlers, 'listAuditEntries'> = {
  async listAuditEntries({ query }, { db }) {
    const search = toAuditSearch(query);
    const rowCount = await countAuditEntries(db, search);
    const place = placeInList(rowCount, query.pageNumber, query.rowsPerPage);
    const rows = await listAuditEntries(db, search, place);
    return {
      rowCount,
      pageNumber: place.pageNumber,
      rowsReturned: rows.length,
      totalPagesAvailable: place.totalPagesAvailable,
      auditData: rows.map(toAuditEntry),
    };
  },
};
