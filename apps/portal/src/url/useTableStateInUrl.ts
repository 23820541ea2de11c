import { type Column, getColumnId, type SortFilterOptions, type Sorting } from '@portal/ui/tables';
import { useMemo } from 'react';
import { tableUrlState } from './tableUrlState.ts';
import { useTypedUrlState } from './useTypedUrlState.ts';

const noSorting: Sorting = [];

/**
 * Keeps sorting and filters of a client-side table in the query of the URL, so that the view can be linked, reloaded
 * and restored by Back.
 * @param columns must be stable
 * @param defaultSorting must be stable; used when the URL has no sorting
 */
export function useTableStateInUrl<Row>(
  columns: readonly Column<Row>[],
  defaultSorting: Sorting = noSorting,
): SortFilterOptions {
  const schema = useMemo(
    () => tableUrlState(columns.map(getColumnId), defaultSorting),
    [columns, defaultSorting],
  );
  const [{ sorting, filters }, setState] = useTypedUrlState(schema);
  return {
    mode: 'client',
    showFilters: true,
    sorting,
    filters,
    onSortingChange: (changed) => setState({ sorting: changed.sorting, filters }),
    onFiltersChange: (changed) => setState({ sorting, filters: changed.filters }),
  };
}
