import type { ProviderSchemas } from '@portal/api-client';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { readPage } from '../../lists/paging.ts';
import { toInstantText } from '../../responseFields.ts';
import { countAuditEntries, listAuditEntries, type AuditRow } from './queries.ts';
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
