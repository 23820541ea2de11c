import { type Column, toCsvBlob, toTableCsv } from '@portal/ui/tables';
import type { ReactNode } from 'react';
import { exportAllRows, type PageOfRows } from '../api/exportAllRows.ts';
import { useDownload } from './useDownload.tsx';

export interface ExportOptions<Row> {
  fileName: string;
  /** Columns of the file. */
  columns: readonly Column<Row>[];
  /** Lines before the headings that describe the content. */
  preface?: readonly string[];
  fetchPage: (page: number, signal: AbortSignal) => Promise<PageOfRows<Row>>;
  rowId: (row: Row) => string | number;
}

/**
 * Downloads all rows of a paged list as a CSV file, with a progress dialog that can cancel it.
 * @returns a function that starts it, and the dialog, to be rendered by the screen
 */
export function useExportAllRows(): {
  start: <Row>(options: ExportOptions<Row>) => void;
  dialog: ReactNode;
} {
  const { start, dialog } = useDownload();
  return {
    start: ({ fileName, columns, preface, fetchPage, rowId }) =>
      start({
        fileName,
        unit: 'rows',
        make: async (running) =>
          toCsvBlob(toTableCsv(columns, await exportAllRows({ fetchPage, rowId, ...running }), preface)),
      }),
    dialog,
  };
}
