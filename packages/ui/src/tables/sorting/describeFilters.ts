import { type Column, getColumnId } from '../Column.ts';
import { describeFilter } from './columnFilter.ts';
import type { Filters } from './rowIndex.ts';

/** The active filters of a table in words, by column ID. */
export function describeFilters<Row>(
  columns: readonly Column<Row>[],
  filters: Filters,
  decimalSign?: '.' | ',',
): { id: string; text: string }[] {
  return columns.flatMap((column) => {
    const id = getColumnId(column);
    const words = describeFilter(filters[id] ?? '', column.kind, decimalSign);
    return filters[id] && words ? [{ id, text: `${column.heading} ${words}` }] : [];
  });
}
