import { type Column, toCsvBlob, toTableCsv } from '@portal/ui/tables';
import { ActionButton } from '../actions/ActionButton.tsx';
import type { ExportAllRows } from '../api/exportAllRows.ts';
import { useDownload } from './useDownload.ts';

interface DownloadAllButtonProps<Row> extends Pick<ExportAllRows<Row>, 'fetchPage' | 'rowId'> {
  fileName: string;
  columns: readonly Column<Row>[];
  /** Lines before the headings that describe the content. */
  preface?: readonly string[];
}

/** Page action that downloads all rows of a paged list that match its filters as a CSV file. */
export function DownloadAllButton<Row>(props: DownloadAllButtonProps<Row>) {
  const { fileName, columns, preface, fetchPage, rowId } = props;
  const { start, dialog } = useDownload();
  const download = () =>
    start({
      fileName,
      unit: 'rows',
      make: async (running) => {
        const { exportAllRows } = await import('../api/exportAllRows.ts');
        return toCsvBlob(toTableCsv(columns, await exportAllRows({ fetchPage, rowId, ...running }), preface));
      },
    });
  return (
    <>
      <ActionButton onClick={download}>Download all as CSV</ActionButton>
      {dialog}
    </>
  );
}
