import type { Column } from '../Column.ts';
import { makeRowIndex, orderedRows } from './rowOrder.ts';
import type { TableOrder } from './TableOrder.ts';

/**
 * Rows as a client-side sorted and filtered table shows them, for a chart or an export beside it.
 * @param order current state, controlled by the host
 */
export function shownRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  order: Pick<TableOrder, 'sorting' | 'filters'>,
): readonly Row[] {
  return orderedRows(makeRowIndex(rows, columns), order.filters ?? {}, order.sorting ?? []);
}
