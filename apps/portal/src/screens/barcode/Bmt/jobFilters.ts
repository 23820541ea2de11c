import type { ListFilter } from '@portal/ui/tables';

/** Filters of the jobs, which are extensions. */
export const jobFilters: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'Status',
    kind: 'select',
    options: [
      { value: '', label: 'All' },
      ...['New', 'Processing', 'Complete', 'Failed'].map((status) => ({ value: status, label: status })),
    ],
  },
  { name: 'dtBegin', label: 'Insert Date from', kind: 'day' },
];
