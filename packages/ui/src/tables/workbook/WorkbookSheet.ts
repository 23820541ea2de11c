import type { Column } from '../Column.ts';

/** One sheet: a line that says what it shows, the headings, the rows, the totals. */
export interface WorkbookSheet<Row> {
  /** At most 31 characters, none of `[]/\:*?`; unique in its workbook. */
  name: string;
  /** What the sheet shows, in one line. */
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Last rows, in yellow. */
  totals?: readonly Row[];
}
