import { useDeferredValue, useMemo } from 'react';
import { useFormats } from '../../theme/formats.ts';
import { useControlledState } from '../../controls/useControlledState.ts';
import type { Column } from '../Column.ts';
import { type Filters, createRowIndex, sortAndFilterIndex, prepareFilter, prepareSort } from './rowIndex.ts';
import type { Sorting } from './sorting.ts';
import type { SortFilterOptions } from './SortFilterOptions.ts';

const noOptions: SortFilterOptions = { mode: 'server' };
const noSorting: Sorting = [];
const noFilters: Filters = {};

/** State of sorting and filtering, and the resulting rows. */
export function useSortFilter<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  options: SortFilterOptions = noOptions,
) {
  const [sorting, setSorting] = useControlledState(
    options.sorting,
    options.defaultSorting ?? noSorting,
    (next) => options.onSortingChange?.({ sorting: next }),
  );
  const [filters, setFilters] = useControlledState(
    options.filters,
    options.defaultFilters ?? noFilters,
    (next) => options.onFiltersChange?.({ filters: next }),
  );
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
    sortableColumns: options.sortableColumns,
    sorting,
    setSorting,
    filters,
    setFilters,
    /** When a filter is applied. */
    filterTrigger: options.showFilters ? (isClientSide ? 'key' : 'enter') : 'never',
    prepareFilter: (id: string) => prepareFilter(index, id),
    prepareSort: (id: string) => prepareSort(index, id),
  } as const;
}
