import { type AuditEntry, formatInstantSecond, getAuditOperationLabel } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Columns of the audit trail. Exported files have the operation's ID. */
export const auditColumns: readonly Column<AuditEntry>[] = [
  { field: 'at', heading: 'Time', width: 212, kind: 'day', format: formatInstantSecond },
  { field: 'username', heading: 'User', width: 160, format: (name) => name ?? 'unknown' },
  { field: 'operation', heading: 'Action', width: 170, format: getAuditOperationLabel },
  { field: 'object', heading: 'Object' },
  {
    field: 'changed',
    heading: 'Changed fields',
    format: (names) => names.join(', '),
    exportValue: ({ changed }) => changed.join(', '),
  },
  { field: 'outcome', heading: 'Outcome', width: 90 },
];

/** Columns of exported files: the same and some that do not fit the table. */
export const auditFileColumns: readonly Column<AuditEntry>[] = [
  ...auditColumns,
  { field: 'source', heading: 'Source' },
  { field: 'requestId', heading: 'Request ID' },
  { field: 'auditId', heading: 'Audit ID' },
];
