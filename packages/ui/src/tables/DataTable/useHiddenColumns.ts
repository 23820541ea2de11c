import { useMemo } from 'react';
import type { MenuEntry } from '../../controls/PopupMenu/MenuEntry.ts';
import { useControlledState } from '../../controls/useControlledState.ts';
import { type Column, getColumnId } from '../Column.ts';
import type { TableLocaleText } from '../frame/tableLocaleText.ts';
import { withIdIncluded } from '../Selection.ts';
import type { TableTools } from '../TableProps.ts';

const noHiddenColumns: ReadonlySet<string> = new Set();

/** Shown columns, and menu entries to show and hide them. The first column names the row and is always shown. */
export function useHiddenColumns<Row>(
  columns: readonly Column<Row>[],
  chooseColumns: TableTools['chooseColumns'],
  strings: TableLocaleText,
): { shownColumns: readonly Column<Row>[]; entries: MenuEntry[] } {
  const controlled = typeof chooseColumns === 'object' ? chooseColumns : undefined;
  const [hiddenColumns, setHiddenColumns] = useControlledState(
    controlled?.hiddenColumns,
    noHiddenColumns,
    (next) => controlled?.onHiddenColumnsChange({ hiddenColumns: next }),
  );
  const shownColumns = useMemo(
    () =>
      hiddenColumns.size === 0
        ? columns
        : columns.filter((column) => !hiddenColumns.has(getColumnId(column))),
    [columns, hiddenColumns],
  );
  if (!chooseColumns) return { shownColumns, entries: [] };
  const ticks = columns.slice(1).map((column): MenuEntry => {
    const id = getColumnId(column);
    const isShown = !hiddenColumns.has(id);
    return {
      kind: 'checkbox',
      label: column.heading,
      checked: isShown,
      onToggle: () => setHiddenColumns(withIdIncluded(hiddenColumns, id, isShown)),
    };
  });
  return { shownColumns, entries: [{ kind: 'heading', label: strings.columns }, ...ticks] };
}
