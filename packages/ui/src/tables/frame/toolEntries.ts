import type { MenuEntry } from '../../controls/PopupMenu/MenuEntry.ts';
import type { Column } from '../Column.ts';
import { downloadCsv, toTableCsv } from '../csvDownload.ts';
import type { TableTools } from '../TableProps.ts';
import type { TableLocaleText } from './tableLocaleText.ts';

interface ShownRows<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The rows are one page of several. */
  isPage?: boolean;
}

/** Menu entry that downloads rows as CSV; none without `csv`. */
export function createCsvEntries<Row>(
  csv: TableTools['csv'],
  { columns, rows, isPage }: ShownRows<Row>,
  strings: TableLocaleText,
): MenuEntry[] {
  if (!csv) return [];
  const { onDownload, disabledReason = undefined } =
    'onDownload' in csv
      ? csv
      : {
          onDownload: () => downloadCsv(csv.fileName, toTableCsv(columns, rows, csv.preface)),
          disabledReason: rows.length === 0 ? strings.nothingToDownload : undefined,
        };
  const label = isPage && 'fileName' in csv ? strings.downloadPageCsv : strings.downloadCsv;
  return [{ kind: 'action', label, disabledReason, onSelect: onDownload }];
}

/** Menu entry that prints all rows; none without `print`. */
export function createPrintEntries(print: TableTools['print'], strings: TableLocaleText): MenuEntry[] {
  if (!print) return [];
  const { onPrint, disabledReason = undefined } =
    print === true ? { onPrint: () => globalThis.print() } : print;
  return [{ kind: 'action', label: strings.print, disabledReason, onSelect: onPrint }];
}
