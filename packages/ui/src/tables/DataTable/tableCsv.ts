import { toCsv } from '@portal/domain';
import { type Column, columnCsvValue, isInFiles } from '../Column.ts';

/** CSV text of a table's rows and columns, with raw values. */
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

/** CSV text as a UTF-8 file. */
export function csvBlob(text: string): Blob {
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

/** Downloads CSV text as a file. */
export function downloadText(fileName: string, text: string): void {
  downloadBlob(fileName, csvBlob(text));
}

/** Downloads a file. */
export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // By then the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
