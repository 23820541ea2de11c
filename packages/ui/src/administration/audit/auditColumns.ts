import { type AuditEntry, formatInstantSecond, getAuditOperationLabel } from '@portal/domain';
import type { StatusKind } from '../../feedback/StatusBadge/StatusBadge.tsx';
import type { Column } from '../../tables/Column.ts';
import { getAuditFieldLabel } from './auditFieldLabels.ts';

/** The normal outcome is quiet. */
const outcomeBadges: Readonly<Record<string, StatusKind>> = { failed: 'error', refused: 'warning' };

/** Columns of the audit trail. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  { field: 'at', heading: 'Time', kind: 'day', format: formatInstantSecond },
  { field: 'username', heading: 'User', kind: 'code', format: (name) => name ?? 'unknown' },
  {
    field: 'operation',
    heading: 'Action',
    kind: 'name',
    format: getAuditOperationLabel,
    exportValue: ({ operation }) => getAuditOperationLabel(operation),
  },
  { field: 'object', heading: 'Object', kind: 'name' },
  {
    field: 'changed',
    heading: 'Changed fields',
    format: (names, { operation }) => names.map((name) => getAuditFieldLabel(operation, name)).join(', '),
  },
  {
    field: 'outcome',
    heading: 'Outcome',
    kind: 'status',
    badge: ({ outcome }) => outcomeBadges[outcome] ?? null,
  },
];

/** Columns of exported files: the same and some that do not fit the table. */
export const auditFileColumns: readonly Column<AuditEntry>[] = [
  ...auditColumns,
  { field: 'source', heading: 'Source', kind: 'code' },
  { id: 'operationId', field: 'operation', heading: 'Operation ID', kind: 'code' },
  { field: 'requestId', heading: 'Request ID', kind: 'code' },
  { field: 'auditId', heading: 'Audit ID', kind: 'id' },
];
