import { startTransition, useDeferredValue, useMemo, useOptimistic } from 'react';
import { useFormats } from '../../theme/formats.ts';
import { useControlledState } from '../../controls/useControlledState.ts';
import type { Column } from '../Column.ts';
import { type Filters, createRowIndex, sortAndFilterIndex, prepareFilter, prepareSort } from './rowIndex.ts';
import type { Sorting } from './sorting.ts';
import type { SortFilterOptions } from './SortFilterOptions.ts';

const noOptions: SortFilterOptions = { mode: 'server' };
const noSorting: Sorting = [];
const noFilters: Filters = {};

/** State of sorting and filtering as the headings show and change it. */
export type SortFilterState = Omit<ReturnType<typeof useSortFilter>, 'shown' | 'appliedSorting'>;

/** State of sorting and filtering, and the resulting rows. */
export function useSortFilter<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  options: SortFilterOptions = noOptions,
) {
  const [sorting, changeSorting] = useControlledState(
    options.sorting,
    options.defaultSorting ?? noSorting,
    (next) => options.onSortingChange?.({ sorting: next }),
  );
  const [filters, setFilters] = useControlledState(
    options.filters,
    options.defaultFilters ?? noFilters,
    (next) => options.onFiltersChange?.({ filters: next }),
  );
  // The heading that was pressed shows it at once, before the rows are sorted and rendered.
  const [headingSorting, showInHeading] = useOptimistic(sorting);
  const { decimalSign } = useFormats();
  const isClientSide = options.mode === 'client';
  const index = useMemo(
    () => createRowIndex(isClientSide ? rows : [], columns, decimalSign),
    [isClientSide, rows, columns, decimalSign],
  );
  // Typing has priority over filtering.
  const appliedFilters = useDeferredValue(filters);
  const shownRows = useMemo(
    () => (isClientSide ? sortAndFilterIndex(index, appliedFilters, sorting) : rows),
    [isClientSide, index, appliedFilters, sorting, rows],
  );
  return {
    shown: shownRows,
    /** The order of the shown rows. */
    appliedSorting: sorting,
    /** IDs of the columns whose headings sort; `undefined` for all. */
    sortableColumns: options.sortableColumns,
    sorting: headingSorting,
    setSorting: (next: Sorting) =>
      startTransition(() => {
        showInHeading(next);
        changeSorting(next);
      }),
    filters,
    setFilters,
    /** When a filter is applied: on every keystroke or on Enter. */
    filterTrigger: options.showFilters ? (isClientSide ? 'key' : 'enter') : 'never',
    /** Called on hover or focus, to build the index before it is needed. */
    prepareFilter: (id: string) => prepareFilter(index, id),
    prepareSort: (id: string) => prepareSort(index, id),
  } as const;
}
