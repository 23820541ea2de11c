import type { ProviderSchemas } from '@portal/api-client';
import { toInstantText } from '../../responseFields.ts';
import type { AuditRow } from './queries.ts';

export function toAuditEntry(row: AuditRow): ProviderSchemas['AuditEntry'] {
  return {
    auditId: row.audit_id,
    at: toInstantText(row.at),
    username: row.username,
    source: row.source,
    operation: row.operation,
    object: row.object,
    changed: row.changed,
    outcome: row.outcome,
    requestId: row.request_id,
  };
}
