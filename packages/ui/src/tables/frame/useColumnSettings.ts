import { useMemo, useState } from 'react';
import type { MenuEntry } from '../../controls/PopupMenu/MenuEntry.ts';
import { useControlledState } from '../../controls/useControlledState.ts';
import { getColumnId } from '../Column.ts';
import type { ChosenWidths } from '../sizing/columnSizes.ts';
import type { ColumnSettings, TableProps } from '../TableProps.ts';
import { moveColumn, orderColumns } from './columnOrder.ts';
import type { MoveColumn, ResizeColumn } from './useColumnResizing.ts';
import type { TableLocaleText } from './tableLocaleText.ts';

interface ColumnSettingsOptions<Row> extends Pick<TableProps<Row, never>, 'columns' | 'columnSettings'> {
  /** Lets a person hide columns. */
  canHide?: boolean;
  strings: TableLocaleText;
}

const automatic: ColumnSettings = { hiddenColumns: [], widths: {} };
const tableOrder: readonly string[] = [];

/** Shown columns in their order and chosen widths, and entries of the table menu that change them. */
export function useColumnSettings<Row>(options: ColumnSettingsOptions<Row>) {
  const { columns, columnSettings, canHide, strings } = options;
  const [settings, setSettings] = useControlledState(columnSettings?.settings, automatic, (next) =>
    columnSettings?.onSettingsChange({ settings: next }),
  );
  const change = (part: Partial<ColumnSettings>) => setSettings({ ...settings, ...part });
  /** While a width is dragged, it is not kept yet. */
  const [draggedWidths, setDraggedWidths] = useState<ChosenWidths | null>(null);
  const { hiddenColumns, widths, order = tableOrder } = settings;
  const ordered = useMemo(() => orderColumns(columns, order), [columns, order]);
  const shownColumns = useMemo(
    () =>
      hiddenColumns.length === 0
        ? ordered
        : ordered.filter((column) => !hiddenColumns.includes(getColumnId(column))),
    [ordered, hiddenColumns],
  );
  const resize: ResizeColumn = (id, width, isFinal) => {
    const { [id]: _replaced, ...others } = widths;
    const next = width === null ? others : { ...others, [id]: width };
    setDraggedWidths(isFinal ? null : next);
    if (isFinal) change({ widths: next });
  };
  const move: MoveColumn = (id, target) => {
    const shownIds = shownColumns.map(getColumnId);
    const targetId = typeof target === 'string' ? target : shownIds[shownIds.indexOf(id) + target];
    const moved = moveColumn(ordered, id, targetId);
    if (moved) change({ order: moved });
  };
  const entries: MenuEntry[] = [];
  const addReset = (label: string, part: Partial<ColumnSettings>) =>
    entries.push({ kind: 'action', label, onSelect: () => change(part) });
  if (Object.keys(widths).length > 0) addReset(strings.resetWidths, { widths: {} });
  if (order.length > 0) addReset(strings.resetOrder, { order: tableOrder });
  if (canHide) {
    entries.push({ kind: 'heading', label: strings.columns });
    // The first column names the row and is always shown.
    for (const column of ordered.slice(1)) {
      const id = getColumnId(column);
      const others = hiddenColumns.filter((hidden) => hidden !== id);
      const checked = others.length === hiddenColumns.length;
      const onToggle = () => change({ hiddenColumns: checked ? [...others, id] : others });
      entries.push({ kind: 'checkbox', label: column.heading, checked, onToggle });
    }
  }
  return { shownColumns, chosenWidths: draggedWidths ?? widths, resize, move, entries };
}
