import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TreeItem } from './tree.ts';

/** The cell in the tab order (roving tabindex). */
export interface ActiveCell<Id> {
  id: Id;
  /** Zero-based, including the status and action columns. */
  column: number;
}

export interface TreeFocus<Row, Id> {
  active: ActiveCell<Id> | null;
  /** Focuses a cell, whether it is rendered or not. */
  focusCell: (cell: ActiveCell<Id>) => void;
  /** Makes a cell active that was focused by a click. */
  setActiveFrom: (target: EventTarget) => void;
  /** The row that contains an element. */
  findItem: (element: Element) => TreeItem<Row, Id> | null;
  /** Index of the active row among the visible ones; -1 without one. */
  rowIndex: () => number;
  /** Number of rows that fit the viewport. */
  getPageLength: () => number;
}

/** Roving tabindex: Tab reaches one cell of the table, arrow keys the others. */
export function useTreeFocus<Row, Id extends string | number>(
  scroller: RefObject<HTMLElement | null>,
  items: readonly TreeItem<Row, Id>[],
  cellCount: number,
): TreeFocus<Row, Id> {
  const [requestedCell, setActive] = useState<ActiveCell<Id> | null>(null);
  const shouldFocus = useRef(false);
  const itemsByIdText = useMemo(
    () => new Map(items.map((item, rowIndex) => [String(item.id), { item, place: rowIndex }])),
    [items],
  );
  // When the active row was collapsed away or deleted, the first row takes its place.
  const active = requestedCell && itemsByIdText.has(String(requestedCell.id)) ? requestedCell : null;

  useLayoutEffect(() => {
    if (!shouldFocus.current || !active) return;
    shouldFocus.current = false;
    findFocusTarget(findCellElement(scroller.current, active))?.focus();
  });

  return {
    active,
    focusCell(cell) {
      shouldFocus.current = true;
      setActive({ id: cell.id, column: Math.max(0, Math.min(cellCount - 1, cell.column)) });
    },
    setActiveFrom(target) {
      const cell = (target as Element).closest<HTMLElement>('[data-column]');
      const row = cell?.closest<HTMLElement>('tr[data-id]');
      const found = itemsByIdText.get(row?.dataset.id ?? '');
      if (!cell || !found) return;
      const column = Number(cell.dataset.column);
      if (requestedCell?.id !== found.item.id || requestedCell.column !== column)
        setActive({ id: found.item.id, column });
    },
    findItem: (element) =>
      itemsByIdText.get(element.closest<HTMLElement>('tr[data-id]')?.dataset.id ?? '')?.item ?? null,
    rowIndex: () => (active ? (itemsByIdText.get(String(active.id))?.place ?? -1) : -1),
    getPageLength() {
      const row = scroller.current?.querySelector('tr[data-id]');
      const height = row?.getBoundingClientRect().height ?? 0;
      return height > 0 ? Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2) : 1;
    },
  };
}

function findCellElement<Id extends string | number>(
  scroller: HTMLElement | null,
  { id, column }: ActiveCell<Id>,
): HTMLElement | null {
  const rows = scroller?.querySelectorAll<HTMLElement>('tr[data-id]') ?? [];
  const row = [...rows].find((each) => each.dataset.id === String(id));
  return row?.querySelector<HTMLElement>(`[data-column="${column}"]`) ?? null;
}

/** Focus target in a cell: its button or input, otherwise the cell. */
function findFocusTarget(cell: HTMLElement | null): HTMLElement | null {
  return cell?.querySelector<HTMLElement>('button, .PortalEdit-input') ?? cell;
}
