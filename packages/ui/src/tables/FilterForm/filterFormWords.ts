import type { FilterOperator } from '@portal/domain';

/** Short, since a list may have seven filters. */
const operators: Record<FilterOperator, string> = {
  contains: 'contains',
  startswith: 'starts',
  eq: '=',
  gte: '≥',
  lte: '≤',
};

/** What a `FilterForm` says by itself. */
export const filterFormWords = {
  submit: 'Filter',
  clear: 'Clear',
  operatorOf: (label: string) => `${label} operator`,
  operators,
  /** Before the options of a filter are there, and the option that filters nothing. */
  loading: 'Loading…',
  all: 'All',
  notLoaded: 'The list could not be loaded.',
  retry: 'Retry',
  /** What is wrong with a value. */
  number: 'Enter a number',
  day: 'Enter a day as YYYY-MM-DD',
  dayStart: 'Enter the first digits of YYYYMMDD',
  whole: (min: number, max: number) => `Enter a whole number from ${min} to ${max}`,
};

/** The words of a `FilterForm`. */
export type FilterFormWords = typeof filterFormWords;
