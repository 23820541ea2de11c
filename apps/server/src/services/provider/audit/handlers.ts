import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { readPage } from '../../lists/paging.ts';
import { countAuditEntries, listAuditEntries } from './queries.ts';
import { toAuditEntry } from './rows.ts';
import { toAuditSearch } from './search.ts';

export const auditHandlers: Pick<ProviderHandlers, 'listAuditEntries'> = {
  async listAuditEntries({ query }, { db }) {
    const search = toAuditSearch(query);
    const { rows, page } = await readPage(await countAuditEntries(db, search), query, (position) =>
      listAuditEntries(db, search, position),
    );
    return { ...page, auditData: rows.map(toAuditEntry) };
  },
};
