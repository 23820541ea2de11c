import {
  type AuditEntry,
  getAuditOperationLabel,
  auditOperations,
  formatInstantSecond,
  getCompanyTimeZoneName,
} from '@portal/domain';
import type { Column } from '../../tables/Column.ts';
import type { ListFilter } from '../../tables/FilterForm/listFilters.ts';

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

/** Filters of the audit trail. Both days are inclusive, in the company's time zone. */
export const auditFilters: readonly ListFilter[] = [
  { name: 'userContains', label: 'User contains', kind: 'text' },
  {
    name: 'operation',
    label: 'Action',
    kind: 'select',
    options: [
      { value: '', label: 'All' },
      { value: 'changes', label: 'Changes only' },
      ...auditOperations.map(({ operation, label }) => ({ value: operation, label })),
    ],
  },
  { name: 'objectContains', label: 'Object contains', kind: 'text' },
  {
    name: 'outcome',
    label: 'Outcome',
    kind: 'select',
    options: [
      { value: '', label: 'Any' },
      { value: 'done', label: 'Done' },
      { value: 'failed', label: 'Failed' },
    ],
  },
  // Labels are computed when they are shown: the time zone is set after this module is loaded.
  {
    name: 'dtBegin',
    get label() {
      return `From date (${getCompanyTimeZoneName()})`;
    },
    kind: 'day',
  },
  {
    name: 'dtEnd',
    get label() {
      return `To date (${getCompanyTimeZoneName()})`;
    },
    kind: 'day',
  },
];
