import type { Column } from '../Column.ts';

/** A worksheet: title line, headings with filters, rows, totals. */
export interface WorkbookSheet<Row> {
  /** 1 to 31 characters, none of `[]/\:*?`; unique in the workbook ignoring case. */
  name: string;
  /** What the sheet shows, in one line. */
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Rows at the end, on yellow. */
  totals?: readonly Row[];
  /** Name of the sheet that the first cell of a row links to. */
  linkToSheet?: (row: Row) => string;
}
