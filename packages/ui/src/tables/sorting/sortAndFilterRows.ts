import type { Column } from '../Column.ts';
import { createRowIndex, sortAndFilterIndex } from './rowIndex.ts';
import type { SortFilterOptions } from './SortFilterOptions.ts';

/**
 * Rows as a client-side sorted and filtered table shows them, for a chart or an export beside it.
 * @param sortFilter current state, controlled by the host
 */
export function sortAndFilterRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sortFilter: Pick<SortFilterOptions, 'sorting' | 'filters'>,
): readonly Row[] {
  return sortAndFilterIndex(
    createRowIndex(rows, columns),
    sortFilter.filters ?? {},
    sortFilter.sorting ?? [],
  );
}
