import { useDeferredValue, useMemo } from 'react';
import { useControlledState } from '../../state/useControlledState.ts';
import type { Column } from '../Column.ts';
import { type Filters, makeRowIndex, orderedRows, prepareFilter, prepareSort } from './rowOrder.ts';
import type { Sorting } from './sorting.ts';
import type { TableOrder } from './TableOrder.ts';

const noOrder: TableOrder = { by: 'server' };
const noSorting: Sorting = [];
const noFilters: Filters = {};

/** State of sorting and filtering, and the resulting rows. */
export function useOrderedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  order: TableOrder = noOrder,
) {
  const [sorting, setSorting] = useControlledState(order.sorting, order.defaultSorting ?? noSorting, (next) =>
    order.onSortingChange?.({ sorting: next }),
  );
  const [filters, setFilters] = useControlledState(order.filters, order.defaultFilters ?? noFilters, (next) =>
    order.onFiltersChange?.({ filters: next }),
  );
  const isHere = order.by === 'here';
  const index = useMemo(() => makeRowIndex(isHere ? rows : [], columns), [isHere, rows, columns]);
  // Typing has priority over filtering.
  const appliedFilters = useDeferredValue(filters);
  const shown = useMemo(
    () => (isHere ? orderedRows(index, appliedFilters, sorting) : rows),
    [isHere, index, appliedFilters, sorting, rows],
  );
  return {
    shown,
    sorting,
    setSorting,
    filters,
    setFilters,
    prepareFilter: (id: string) => prepareFilter(index, id),
    prepareSort: (id: string) => prepareSort(index, id),
  };
}
