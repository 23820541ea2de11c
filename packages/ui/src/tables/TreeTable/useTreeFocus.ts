import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TreeItem } from './treeRows.ts';

/** The cell that has the focus, or gets it by Tab. */
export interface ActiveCell<Id> {
  id: Id;
  /** From 0, the state and the menu of the row counted. */
  column: number;
}

export interface TreeFocus<Row, Id> {
  active: ActiveCell<Id> | null;
  /** Puts the focus into a cell, in sight or not. */
  goTo: (cell: ActiveCell<Id>) => void;
  /** Takes over that a cell has been focused, by a click. */
  take: (target: EventTarget) => void;
  /** The row an element stands in. */
  itemOf: (element: Element) => TreeItem<Row, Id> | null;
  /** Place of the active row among those seen; -1 when there is none. */
  place: () => number;
  /** How many rows are in sight at a time. */
  pageLength: () => number;
}

/** Which cell has the focus: one of the table at a time is reached by Tab, arrow keys lead to the others. */
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
  // A row that has been closed away or deleted leaves its turn to the first one.
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

/** What of a cell takes the focus: its button or its input when it has one, else itself. */
function focusTarget(cell: HTMLElement | null): HTMLElement | null {
  return cell?.querySelector<HTMLElement>('button, .PortalEdit-input') ?? cell;
}
