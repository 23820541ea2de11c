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

/** Entries of the table menu that download the rows as CSV, and print all of them. */
export function createToolEntries<Row>(
  { csv, print }: Pick<TableTools, 'csv' | 'print'>,
  { columns, rows, isPage }: ShownRows<Row>,
  strings: TableLocaleText,
): MenuEntry[] {
  const entries: MenuEntry[] = [];
  const add = (label: string, onSelect: () => void, disabledReason?: string) =>
    entries.push({ kind: 'action', label, disabledReason, onSelect });
  if (csv && 'onDownload' in csv) add(strings.downloadCsv, csv.onDownload, csv.disabledReason);
  else if (csv)
    add(
      isPage ? strings.downloadPageCsv : strings.downloadCsv,
      () => downloadCsv(csv.fileName, toTableCsv(columns, rows, csv.preface)),
      rows.length === 0 ? strings.nothingToDownload : undefined,
    );
  if (print === true) add(strings.print, () => globalThis.print());
  else if (print) add(strings.print, print.onPrint, print.disabledReason);
  return entries;
}
