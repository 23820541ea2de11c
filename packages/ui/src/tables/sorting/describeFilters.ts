import { type Column, getColumnId } from '../Column.ts';
import { parseColumnFilter } from './columnFilter.ts';
import type { Filters } from './rowIndex.ts';

/** The applied filters of a table in words, by column ID: `City contains parma`, `Sales >1000`. */
export function describeFilters<Row>(
  columns: readonly Column<Row>[],
  filters: Filters,
  decimalSign?: '.' | ',',
): { id: string; text: string }[] {
  return columns.flatMap((column) => {
    const id = getColumnId(column);
    const text = filters[id];
    if (!text) return [];
    const { problem, isComparison } = parseColumnFilter(text, column.kind, decimalSign);
    const words = isComparison ? text : `contains ${text}`;
    return problem ? [] : [{ id, text: `${column.heading} ${words}` }];
  });
}
