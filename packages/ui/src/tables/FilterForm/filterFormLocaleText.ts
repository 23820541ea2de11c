import type { FilterOperator } from '@portal/domain';

/** Short, because a list can have seven filters. */
const operators: Record<FilterOperator, string> = {
  contains: 'contains',
  startswith: 'starts',
  eq: '=',
  gte: '≥',
  lte: '≤',
};

/** Built-in English text of `FilterForm`. */
export const filterFormLocaleText = {
  submit: 'Filter',
  clear: 'Clear filters',
  /** Button that shows the filters in a narrow window. */
  filters: (activeCount: number) => (activeCount === 0 ? 'Filters' : `Filters (${activeCount})`),
  operatorLabel: (label: string) => `${label} operator`,
  operators,
  /** Shown while options are loading, and the option that does not filter. */
  loading: 'Loading…',
  all: 'All',
  loadFailed: "Couldn't load the list.",
  retry: 'Retry',
  /** Validation messages. */
  invalidNumber: 'Enter a number of 0 or more',
  invalidDay: 'Enter a date as YYYY-MM-DD',
  nonexistentDay: 'This date does not exist',
  invalidDayStart: 'Enter a date, or its first digits, as YYYYMMDD',
  invalidInteger: (min: number, max: number) => `Enter a whole number from ${min} to ${max}`,
};

/** Type of the text of `FilterForm`; override it with `localeText`. */
export type FilterFormLocaleText = typeof filterFormLocaleText;
