import { type AsyncState, getShownData } from '@portal/ui/feedback';
import { type Column, sortAndFilterRows, type SortFilterOptions } from '@portal/ui/tables';
import { useMemo } from 'react';

const noRows: readonly never[] = [];

/**
 * The rows that a client-side table shows, for what is beside it: their number, a chart, a file.
 * @param columns must be stable
 */
export function useShownRows<Row>(
  rows: AsyncState<readonly Row[]>,
  columns: readonly Column<Row>[],
  { sorting, filters }: SortFilterOptions,
): readonly Row[] {
  const all = getShownData(rows) ?? noRows;
  return useMemo(
    () => sortAndFilterRows(all, columns, { sorting, filters }),
    [all, columns, sorting, filters],
  );
}
