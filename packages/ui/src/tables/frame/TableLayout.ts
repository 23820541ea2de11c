import type { Column } from '../Column.ts';

/** Columns of a table, from left to right: selection, data, row menu; and its filter row. */
export interface TableLayout<Row> {
  columns: readonly Column<Row>[];
  hasSelection?: boolean;
  hasActions?: boolean;
  /** Has a row of filter inputs below the headings. */
  hasFilters?: boolean;
}

/** Widths in CSS pixels of the columns beside the data. */
export const selectionWidth = 40;
export const actionsWidth = 40;

/** Minimum width in CSS pixels of a column without `width`. */
export const defaultMinWidth = 160;

/** A wider table is printed in landscape. */
export const portraitWidth = 840;

/** Minimum width of a table in CSS pixels; a narrower container scrolls. */
export function getMinWidth<Row>({ columns, hasSelection, hasActions }: TableLayout<Row>): number {
  return (
    columns.reduce((sum, { width = defaultMinWidth }) => sum + width, 0) +
    (hasSelection ? selectionWidth : 0) +
    (hasActions ? actionsWidth : 0)
  );
}
