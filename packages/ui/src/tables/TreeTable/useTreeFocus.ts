import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TreeItem } from './treeRows.ts';

/** The cell in the tab order (roving tabindex). */
export interface ActiveCell<Id> {
  id: Id;
  /** Zero-based, including the status and action columns. */
  column: number;
}

export interface TreeFocus<Row, Id> {
  active: ActiveCell<Id> | null;
  /** Focuses a cell, whether it is rendered or not. */
  goTo: (cell: ActiveCell<Id>) => void;
  /** Makes a cell active that was focused by a click. */
  take: (target: EventTarget) => void;
  /** The row that contains an element. */
  itemOf: (element: Element) => TreeItem<Row, Id> | null;
  /** Index of the active row among the visible ones; -1 without one. */
  place: () => number;
  /** Number of rows that fit the viewport. */
  pageLength: () => number;
}

/** Roving tabindex: Tab reaches one cell of the table, arrow keys the others. */
export function useTreeFocus<Row, Id extends string | number>(
  scroller: RefObject<HTMLElement | null>,
  items: readonly TreeItem<Row, Id>[],
  cellCount: number,
): TreeFocus<Row, Id> {
  const [wanted, setActive] = useState<ActiveCell<Id> | null>(null);
  const mustFocus = useRef(false);
  const byText = useMemo(
    () => new Map(items.map((item, place) => [String(item.id), { item, place }])),
    [items],
  );
  // When the active row was collapsed away or deleted, the first row takes its place.
  const active = wanted && byText.has(String(wanted.id)) ? wanted : null;

  useLayoutEffect(() => {
    if (!mustFocus.current || !active) return;
    mustFocus.current = false;
    focusTarget(cellElement(scroller.current, active))?.focus();
  });

  return {
    active,
    goTo(cell) {
      mustFocus.current = true;
      setActive({ id: cell.id, column: Math.max(0, Math.min(cellCount - 1, cell.column)) });
    },
    take(target) {
      const cell = (target as Element).closest<HTMLElement>('[data-column]');
      const row = cell?.closest<HTMLElement>('tr[data-id]');
      const found = byText.get(row?.dataset.id ?? '');
      if (!cell || !found) return;
      const column = Number(cell.dataset.column);
      if (wanted?.id !== found.item.id || wanted.column !== column) setActive({ id: found.item.id, column });
    },
    itemOf: (element) =>
      byText.get(element.closest<HTMLElement>('tr[data-id]')?.dataset.id ?? '')?.item ?? null,
    place: () => (active ? (byText.get(String(active.id))?.place ?? -1) : -1),
    pageLength() {
      const row = scroller.current?.querySelector('tr[data-id]');
      const height = row?.getBoundingClientRect().height ?? 0;
      return height > 0 ? Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2) : 1;
    },
  };
}

function cellElement<Id extends string | number>(
  scroller: HTMLElement | null,
  { id, column }: ActiveCell<Id>,
): HTMLElement | null {
  const rows = scroller?.querySelectorAll<HTMLElement>('tr[data-id]') ?? [];
  const row = [...rows].find((each) => each.dataset.id === String(id));
  return row?.querySelector<HTMLElement>(`[data-column="${column}"]`) ?? null;
}

/** Focus target in a cell: its button or input, otherwise the cell. */
function focusTarget(cell: HTMLElement | null): HTMLElement | null {
  return cell?.querySelector<HTMLElement>('button, .PortalEdit-input') ?? cell;
}
