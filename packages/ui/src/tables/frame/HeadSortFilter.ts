import type { Filters } from '../sorting/rowIndex.ts';
import type { Sorting } from '../sorting/sorting.ts';

/** State of sorting and filtering as the head of a table shows and changes it. */
export interface HeadSortFilter {
  /** IDs of the columns whose headings sort; `undefined` for all. */
  sortableColumns?: readonly string[];
  sorting: Sorting;
  setSorting: (sorting: Sorting) => void;
  filters: Filters;
  setFilters: (filters: Filters) => void;
  /** Called on hover or focus, to build the index before it is needed. */
  prepareFilter: (columnId: string) => void;
  prepareSort: (columnId: string) => void;
  /** When a filter is applied: on every keystroke or on Enter. */
  filterTrigger: 'key' | 'enter' | 'never';
}
