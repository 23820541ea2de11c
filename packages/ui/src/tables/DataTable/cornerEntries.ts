import type { MenuEntry } from '../../menus/MenuEntry.ts';
import { type Column, columnId } from '../Column.ts';
import { withId } from '../Selection.ts';
import type { DataTableWords } from './dataTableWords.ts';
import type { Filters } from './rowOrder.ts';
import { downloadText, tableCsv } from './tableCsv.ts';
import type { TableTools } from './TableTools.ts';

interface CornerParts<Row> {
  tools: TableTools;
  /** All columns of the table, including hidden ones. */
  columns: readonly Column<Row>[];
  hidden: ReadonlySet<string>;
  setHidden: (hidden: ReadonlySet<string>) => void;
  shownColumns: readonly Column<Row>[];
  shownRows: readonly Row[];
  filters: Filters;
  clearFilters: () => void;
  words: DataTableWords;
}

/** Entries of the table menu according to `tools`. The first column names the row and cannot be hidden. */
export function cornerEntries<Row>(parts: CornerParts<Row>): MenuEntry[] {
  const { tools, columns, hidden, setHidden, shownColumns, shownRows, filters, clearFilters, words } = parts;
  const { csv, print, chooseColumns } = tools;
  const entries: MenuEntry[] = [];
  if (Object.keys(filters).length > 0) {
    entries.push({ kind: 'action', label: words.clearFilters, onSelect: clearFilters });
  }
  if (csv) {
    entries.push({
      kind: 'action',
      label: words.downloadCsv,
      disabledReason: shownRows.length === 0 ? words.nothingToDownload : undefined,
      onSelect: () => downloadText(csv.fileName, tableCsv(shownColumns, shownRows, csv.preface)),
    });
  }
  if (print) entries.push({ kind: 'action', label: words.print, onSelect: () => globalThis.print() });
  if (chooseColumns) {
    entries.push({ kind: 'heading', label: words.columns });
    for (const column of columns.slice(1)) {
      const id = columnId(column);
      const isShown = !hidden.has(id);
      entries.push({
        kind: 'tick',
        label: column.heading,
        checked: isShown,
        onToggle: () => setHidden(withId(hidden, id, isShown)),
      });
    }
  }
  return entries;
}
