import { ActionButton } from '@portal/ui/layout';
import { type ExportOfRows, useExportAllRows } from '../useExportAllRows.tsx';

/** The button that downloads all rows of a paged list that its filters find, for the actions of a page. */
export function DownloadAll<Row>(options: ExportOfRows<Row>) {
  const { start, dialog } = useExportAllRows();
  return (
    <>
      <ActionButton onPress={() => start(options)}>Download all as CSV</ActionButton>
      {dialog}
    </>
  );
}
