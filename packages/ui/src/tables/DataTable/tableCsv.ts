import { toCsv } from '@portal/domain';
import { type Column, columnCsvValue, isInFiles } from '../Column.ts';

/** The rows and columns of a table as the text of a CSV file, raw values under the headings. */
export function tableCsv<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  preface?: readonly string[],
): string {
  return toCsv({
    preface,
    columns: columns.filter(isInFiles).map((column) => ({
      heading: column.heading,
      value: (row: Row) => columnCsvValue(column, row),
    })),
    rows,
  });
}

/** The text of a CSV file as a file in UTF-8. */
export function csvBlob(text: string): Blob {
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

/** Has the browser save the text of a CSV file. */
export function downloadText(fileName: string, text: string): void {
  downloadBlob(fileName, csvBlob(text));
}

/** Has the browser save a file. */
export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
