import type { Filters } from './rowIndex.ts';
import type { Sorting } from './sorting.ts';

/**
 * Sorting and filtering of a table. Each part is uncontrolled with `default…` or controlled with its value.
 */
export interface SortFilterOptions {
  /**
   * `client`: the table sorts and filters the given rows itself, on every keystroke.
   * `server`: the rows come sorted and filtered; the table only reports the wishes of the user, filters on
   * Enter.
   */
  mode: 'client' | 'server';
  /** IDs of the columns whose headings sort; default: all but those with `sortable: false`. */
  sortableColumns?: readonly string[];
  sorting?: Sorting;
  defaultSorting?: Sorting;
  onSortingChange?: (change: { sorting: Sorting }) => void;
  /** Headings have a button, visible on hover and focus, that opens the filter of the column. */
  showFilters?: boolean;
  filters?: Filters;
  defaultFilters?: Filters;
  onFiltersChange?: (change: { filters: Filters }) => void;
}
