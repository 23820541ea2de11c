import { type Column, downloadText, tableCsv } from '@portal/ui/tables';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { exportAllRows, type PageOfRows } from '../api/exportAllRows.ts';
import { failureText } from '../api/failures.ts';
import { notify } from '../state/notices.ts';

const DownloadProgress = lazy(async () => ({
  default: (await import('./modals/DownloadProgress.tsx')).DownloadProgress,
}));

export interface ExportOfRows<Row> {
  fileName: string;
  /** Columns of the file. */
  columns: readonly Column<Row>[];
  /** Lines before the headings: what the file holds. */
  preface?: readonly string[];
  fetchPage: (page: number, signal: AbortSignal) => Promise<PageOfRows<Row>>;
  rowId: (row: Row) => string | number;
}

/**
 * Downloads all rows of a paged list as a CSV file, with a dialog that says how far it is and can stop it. Leaving the
 * screen stops it too.
 * @returns what starts it, and the dialog, to be drawn by the screen
 */
export function useExportAllRows(): {
  start: <Row>(options: ExportOfRows<Row>) => void;
  dialog: ReactNode;
} {
  const [progress, setProgress] = useState<{ fileName: string; done: number; total: number | null } | null>(
    null,
  );
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => stop, []);

  async function run<Row>({ fileName, columns, preface, fetchPage, rowId }: ExportOfRows<Row>) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ fileName, done: 0, total: null });
    try {
      const { signal } = controller;
      const onProgress = (place: { done: number; total: number }) => setProgress({ fileName, ...place });
      const rows = await exportAllRows({ fetchPage, rowId, onProgress, signal });
      downloadText(fileName, tableCsv(columns, rows, preface));
    } catch (error) {
      if (!controller.signal.aborted) {
        notify({ kind: 'error', text: `${fileName} could not be downloaded. ${failureText(error)}` });
      }
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return {
    start: (options) => void run(options),
    dialog: progress && (
      <Suspense>
        <DownloadProgress
          title={`Download ${progress.fileName}`}
          done={progress.done}
          total={progress.total}
          unit="rows"
          onCancel={stop}
        />
      </Suspense>
    ),
  };
}
