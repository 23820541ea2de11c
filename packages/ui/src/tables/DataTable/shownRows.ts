import type { Column } from '../Column.ts';
import { makeRowIndex, orderedRows } from './rowOrder.ts';
import type { TableOrder } from './TableOrder.ts';

/**
 * The rows that a table shows which sorts and filters by itself, in their order: for a picture or a file beside it.
 * @param order with its state, as the host keeps it
 */
export function shownRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  order: Pick<TableOrder, 'sorting' | 'filters'>,
): readonly Row[] {
  return orderedRows(makeRowIndex(rows, columns), order.filters ?? {}, order.sorting ?? []);
}
