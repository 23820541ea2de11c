import type { Column } from '../Column.ts';

/** Columns of a table, from left to right: selection, data, save state, row menu. */
export interface TableLayout<Row> {
  columns: readonly Column<Row>[];
  hasSelection?: boolean;
  /** Heading of the column that shows whether a row is saved; without it there is none. */
  stateHeading?: string;
  hasActions?: boolean;
}

/** Widths in CSS pixels of the columns beside the data. */
export const selectionWidth = 40;
export const stateWidth = 144;
export const actionsWidth = 40;

/** Minimum width in CSS pixels of a column without `width`. */
export const defaultMinWidth = 160;

/** A wider table is printed in landscape. */
export const portraitWidth = 840;

/** Minimum width of a table in CSS pixels; a narrower container scrolls. */
export function getMinWidth<Row>({
  columns,
  hasSelection,
  stateHeading,
  hasActions,
}: TableLayout<Row>): number {
  return (
    columns.reduce((sum, { width = defaultMinWidth }) => sum + width, 0) +
    (hasSelection ? selectionWidth : 0) +
    (stateHeading === undefined ? 0 : stateWidth) +
    (hasActions ? actionsWidth : 0)
  );
}
