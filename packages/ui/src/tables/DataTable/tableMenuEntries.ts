import type { MenuEntry } from '../../controls/PopupMenu/MenuEntry.ts';
import { type Column, getColumnId } from '../Column.ts';
import { withIdIncluded } from '../Selection.ts';
import type { DataTableLocaleText } from './dataTableLocaleText.ts';
import type { Filters } from './rowIndex.ts';
import { downloadCsv, toTableCsv } from './csvDownload.ts';
import type { TableTools } from './TableTools.ts';

interface TableMenuParams<Row> {
  tools: TableTools;
  /** All columns of the table, including hidden ones. */
  columns: readonly Column<Row>[];
  hiddenColumns: ReadonlySet<string>;
  setHiddenColumns: (hiddenColumns: ReadonlySet<string>) => void;
  shownColumns: readonly Column<Row>[];
  shownRows: readonly Row[];
  filters: Filters;
  clearFilters: () => void;
  strings: DataTableLocaleText;
}

/** Entries of the table menu according to `tools`. The first column names the row and cannot be hidden. */
export function createTableMenuEntries<Row>(params: TableMenuParams<Row>): MenuEntry[] {
  const {
    tools,
    columns,
    hiddenColumns,
    setHiddenColumns,
    shownColumns,
    shownRows,
    filters,
    clearFilters,
    strings,
  } = params;
  const { csv, print, chooseColumns } = tools;
  const entries: MenuEntry[] = [];
  if (Object.keys(filters).length > 0) {
    entries.push({ kind: 'action', label: strings.clearFilters, onSelect: clearFilters });
  }
  if (csv) {
    entries.push({
      kind: 'action',
      label: strings.downloadCsv,
      disabledReason: shownRows.length === 0 ? strings.nothingToDownload : undefined,
      onSelect: () => downloadCsv(csv.fileName, toTableCsv(shownColumns, shownRows, csv.preface)),
    });
  }
  if (print) entries.push({ kind: 'action', label: strings.print, onSelect: () => globalThis.print() });
  if (chooseColumns) {
    entries.push({ kind: 'heading', label: strings.columns });
    for (const column of columns.slice(1)) {
      const id = getColumnId(column);
      const isShown = !hiddenColumns.has(id);
      entries.push({
        kind: 'checkbox',
        label: column.heading,
        checked: isShown,
        onToggle: () => setHiddenColumns(withIdIncluded(hiddenColumns, id, isShown)),
      });
    }
  }
  return entries;
}
