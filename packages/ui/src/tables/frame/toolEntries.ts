import type { MenuEntry } from '../../controls/PopupMenu/MenuEntry.ts';
import type { Column } from '../Column.ts';
import { downloadCsv, toTableCsv } from '../csvDownload.ts';
import type { TableTools } from '../TableProps.ts';
import type { TableLocaleText } from './tableLocaleText.ts';

/** Menu entry that downloads rows as CSV; none without `csv`. */
export function createCsvEntries<Row>(
  csv: TableTools['csv'],
  columns: readonly Column<Row>[],
  rows: readonly Row[],
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
  return [{ kind: 'action', label: strings.downloadCsv, disabledReason, onSelect: onDownload }];
}

/** Menu entry that prints all rows; none without `print`. */
export function createPrintEntries(print: TableTools['print'], strings: TableLocaleText): MenuEntry[] {
  if (!print) return [];
  const { onPrint, disabledReason = undefined } =
    print === true ? { onPrint: () => globalThis.print() } : print;
  return [{ kind: 'action', label: strings.print, disabledReason, onSelect: onPrint }];
}
