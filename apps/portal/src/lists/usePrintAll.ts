import { formatNumber } from '@portal/domain';
import type { AsyncState } from '@portal/ui/feedback';
import type { PagePosition, TableTools } from '@portal/ui/tables';
import { type ReactNode, useEffect, useState } from 'react';
import type { ExportAllRows } from '../api/exportAllRows.ts';
import { useProgress } from '../downloads/useProgress.tsx';
import { requestConfirmation } from '../state/confirmation.ts';

/** More rows are more than a hundred pages, and take the browser minutes. */
const maxPrintedRows = 5_000;
/** Before more rows are printed, the number of pages is confirmed. */
const maxUnconfirmedRows = 1_000;

interface PagedRows<Row> extends Pick<ExportAllRows<Row>, 'fetchPage' | 'rowId'> {
  /** Accessible name of the table: `Offers`. */
  label: string;
  /** The page shown. */
  rows: AsyncState<readonly Row[]>;
  paging: PagePosition | null;
}

/**
 * Prints all rows of a list that is paged on the server: they are fetched, with progress, and shown while the browser
 * prints.
 * @returns the rows and the paging to show, the tool of the table, and the dialog, to be rendered by the screen
 */
export function usePrintAll<Row>({ label, rows, paging, fetchPage, rowId }: PagedRows<Row>): {
  rows: AsyncState<readonly Row[]>;
  paging: PagePosition | null;
  print: NonNullable<TableTools['print']>;
  dialog: ReactNode;
} {
  const [printed, setPrinted] = useState<readonly Row[] | null>(null);
  const { start, dialog } = useProgress();
  const isReady = printed !== null && dialog === null;
  useEffect(() => {
    if (!isReady) return undefined;
    const handleAfterPrint = () => setPrinted(null);
    addEventListener('afterprint', handleAfterPrint);
    globalThis.print();
    return () => removeEventListener('afterprint', handleAfterPrint);
  }, [isReady]);

  const printAll = () =>
    void start({
      title: `Print ${label}`,
      unit: 'rows',
      failureText: `Couldn't print ${label}.`,
      run: async (running) => {
        const { exportAllRows } = await import('../api/exportAllRows.ts');
        setPrinted(await exportAllRows({ fetchPage, rowId, ...running }));
      },
    });
  const rowCount = paging?.rowCount ?? 0;
  const shared = {
    print: {
      onPrint: async () => {
        if (rowCount <= maxUnconfirmedRows) return printAll();
        const { createPrintQuestion } = await import('./printQuestion.ts');
        requestConfirmation(createPrintQuestion(label, rowCount, printAll));
      },
      disabledReason: getDisabledReason(paging),
    },
    dialog,
  };
  if (!printed) return { ...shared, rows, paging };
  const { length } = printed;
  return {
    ...shared,
    rows: length === 0 ? { status: 'empty' } : { status: 'ready', data: printed, refreshing: false },
    paging: { page: 1, totalPages: 1, rowCount: length, rowsOnPage: length },
  };
}

function getDisabledReason(paging: PagePosition | null): string | undefined {
  if (!paging) return 'Nothing to print yet';
  if (paging.rowCount <= maxPrintedRows) return undefined;
  return `More than ${formatNumber(maxPrintedRows)} rows: change the filters to print fewer`;
}
