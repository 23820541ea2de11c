import type { Filters } from './rowOrder.ts';
import type { Sorting } from './sorting.ts';

/** How a table is sorted and filtered. Each part is uncontrolled with `default…`, controlled with its value. */
export interface TableOrder {
  /**
   * `here`: all rows are given, and the table sorts and filters them, with every key that is typed.
   * `server`: the rows come sorted and filtered; the table only says what is wanted, filters when Enter is pressed.
   */
  by: 'here' | 'server';
  sorting?: Sorting;
  defaultSorting?: Sorting;
  onSortingChange?: (change: { sorting: Sorting }) => void;
  /** A line of filters stands below the headings. */
  showFilters?: boolean;
  filters?: Filters;
  defaultFilters?: Filters;
  onFiltersChange?: (change: { filters: Filters }) => void;
}
