import { toCsv } from '@portal/domain';
import { type Column, getColumnExportValue, isExported } from './Column.ts';

/** CSV file of a table's rows and columns, with raw values. */
export function toTableCsv<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  preface?: readonly string[],
): string {
  return toCsv({
    preface,
    columns: columns.filter(isExported).map((column) => ({
      heading: column.heading,
      value: (row: Row) => getColumnExportValue(column, row),
    })),
    rows,
  });
}

/** CSV text as a UTF-8 file. */
export function toCsvBlob(text: string): Blob {
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

export function downloadCsv(fileName: string, text: string): void {
  downloadBlob(fileName, toCsvBlob(text));
}

export function downloadBlob(fileName: string, blob: Blob): void {
  const objectUrl = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = fileName;
  link.click();
  // By then the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000);
}
