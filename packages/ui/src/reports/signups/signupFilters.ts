import { createSignupFilters, signupOrigins } from '@portal/domain/reports';
import { formatCalendarDay } from '@portal/domain';
import type { ListFilter } from '../../tables/FilterForm/listFilters.ts';

const getInitialFilters = () => createSignupFilters(formatCalendarDay(new Date()));

/** Filters and breakdowns of the signup statistics, named like the API parameters. */
export const signupFilters: readonly ListFilter[] = [
  {
    name: 'vendor',
    label: 'Origins',
    kind: 'select',
    options: [
      { value: '', label: 'All' },
      ...signupOrigins.map(({ code, text }) => ({ value: code, label: `${code} - ${text}` })),
    ],
  },
  { name: 'source', label: 'Source', kind: 'lookup', maxLength: 8 },
  { name: 'store', label: 'Store', kind: 'lookup', maxLength: 10 },
  // A range that ends before it begins finds nothing, without a message: the specification has no rule for it (3 §5).
  { name: 'fromDate', label: 'From date', kind: 'day', getInitial: () => getInitialFilters().fromDate },
  { name: 'toDate', label: 'To date', kind: 'day', getInitial: () => getInitialFilters().toDate },
  { name: 'dailyBreakdown', label: 'Daily', kind: 'flag', group: 'Breakdown' },
  { name: 'storeBreakdown', label: 'Store', kind: 'flag', group: 'Breakdown' },
  { name: 'breakdownByDescription', label: 'Description', kind: 'flag', group: 'Breakdown' },
];
