import { toCsv } from '@portal/domain';
import { type Column, columnCsvValue } from '../Column.ts';

/** The rows and columns of a table as the text of a CSV file, raw values under the headings. */
export function tableCsv<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  preface?: readonly string[],
): string {
  return toCsv({
    preface,
    columns: columns.map((column) => ({
      heading: column.heading,
      value: (row: Row) => columnCsvValue(column, row),
    })),
    rows,
  });
}

/** Has the browser save a text as a UTF-8 file. */
export function downloadText(fileName: string, text: string, mediaType = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
