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
export const filterFormWords = {
  submit: 'Filter',
  clear: 'Clear',
  operatorOf: (label: string) => `${label} operator`,
  operators,
  /** Shown while options are loading, and the option that does not filter. */
  loading: 'Loading…',
  all: 'All',
  notLoaded: 'The list could not be loaded.',
  retry: 'Retry',
  /** Validation messages. */
  number: 'Enter a number',
  day: 'Enter a day as YYYY-MM-DD',
  dayStart: 'Enter the first digits of YYYYMMDD',
  whole: (min: number, max: number) => `Enter a whole number from ${min} to ${max}`,
};

/** Type of the text of `FilterForm`; override it with `localeText`. */
export type FilterFormWords = typeof filterFormWords;
