import { Button } from '@portal/ui/controls';
import { type ExportOptions, useExportAllRows } from './useExportAllRows.tsx';

/** Page action that downloads all rows of a paged list that match its filters. */
export function DownloadAllButton<Row>(options: ExportOptions<Row>) {
  const { start, dialog } = useExportAllRows();
  return (
    <>
      <Button onClick={() => start(options)}>Download all as CSV</Button>
      {dialog}
    </>
  );
}
