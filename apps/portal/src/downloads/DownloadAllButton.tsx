import { ActionButton } from '@portal/ui/layout';
import { type ExportOptions, useExportAllRows } from './useExportAllRows.tsx';

/** Page action that downloads all rows of a paged list that match its filters. */
export function DownloadAllButton<Row>(options: ExportOptions<Row>) {
  const { start, dialog } = useExportAllRows();
  return (
    <>
      <ActionButton onPress={() => start(options)}>Download all as CSV</ActionButton>
      {dialog}
    </>
  );
}
