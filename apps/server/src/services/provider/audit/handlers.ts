import { DEFAULT_ROWS_PER_PAGE } from '@portal/domain';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { readFromBeginning, readPage } from '../../lists/paging.ts';
import { toInstantText } from '../../responseFields.ts';
import { countAuditEntries, listAuditEntries } from './queries.ts';
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
    const auditData = rows.map((entry) => ({ ...entry, at: toInstantText(entry.at) }));
    return { ...page, ...(hasMoreRows && { hasMoreRows }), auditData };
  },
} satisfies Partial<ProviderHandlers>;
