import { auditOperations, getCompanyTimeZoneName, validateRangeOrder } from '@portal/domain';
import type { ListFilter } from '../../tables/FilterForm/listFilters.ts';

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
      { value: 'refused', label: 'Refused' },
    ],
  },
  // Labels are computed when they are shown: the time zone is set after this module is loaded.
  {
    name: 'dtBegin',
    get label() {
      return `From date (${getCompanyTimeZoneName()})`;
    },
    kind: 'day',
    findConflict: ({ dtBegin, dtEnd }) =>
      validateRangeOrder({ label: 'From date', day: dtBegin }, { label: 'To date', day: dtEnd }),
  },
  {
    name: 'dtEnd',
    get label() {
      return `To date (${getCompanyTimeZoneName()})`;
    },
    kind: 'day',
  },
];
