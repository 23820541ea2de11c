import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { findRowIndex } from '../frame/findRowIndex.ts';
import { focusHeadingEdge } from '../frame/useColumnResizing.ts';
import type { TreeItem } from './tree.ts';

/** The cell in the tab order (roving tabindex). */
export interface ActiveCell<Id> {
  id: Id;
  /** Zero-based, including the status and action columns. */
  column: number;
}

export type TreeFocus<Row, Id extends string | number> = ReturnType<typeof useTreeFocus<Row, Id>>;

/** Roving tabindex: Tab reaches one cell of the table, arrow keys the others. */
export function useTreeFocus<Row, Id extends string | number>(
  scroller: RefObject<HTMLElement | null>,
  items: readonly TreeItem<Row, Id>[],
  cellCount: number,
) {
  const [requestedCell, setActive] = useState<ActiveCell<Id> | null>(null);
  const shouldFocus = useRef(false);
  // When the active row was collapsed away or deleted, the first row takes its place.
  const activeIndex = requestedCell ? items.findIndex(({ id }) => id === requestedCell.id) : -1;
  const active = activeIndex < 0 ? null : requestedCell;

  useLayoutEffect(() => {
    if (!shouldFocus.current || !active) return;
    shouldFocus.current = false;
    const row = scroller.current?.querySelector<HTMLTableRowElement>(`[data-rowindex="${activeIndex}"]`);
    const cell = row?.cells[active.column];
    (cell?.querySelector<HTMLElement>('button, .PortalEdit-input') ?? cell)?.focus();
  });

  /** The row that contains an element. */
  const findItem = (target: EventTarget) => items[findRowIndex(target)];
  /** The row and the zero-based column of the cell that contains an element. */
  const findCell = (target: EventTarget) => {
    const item = findItem(target);
    const cell = (target as Element).closest<HTMLTableCellElement>('th, td');
    return item && cell ? { item, column: cell.cellIndex } : null;
  };
  return {
    active,
    /** Index of the active row among the visible ones; -1 without one. */
    activeIndex,
    findItem,
    findCell,
    /** Focuses a cell, whether it is rendered or not. */
    focusCell(cell: ActiveCell<Id>) {
      shouldFocus.current = true;
      setActive({ id: cell.id, column: Math.max(0, Math.min(cellCount - 1, cell.column)) });
    },
    /** Focuses the edge of a heading, where keys resize and move the column. */
    focusHeading(column: number) {
      focusHeadingEdge(
        scroller.current?.querySelector<HTMLTableRowElement>('thead tr:last-child')?.cells[column],
      );
    },
    /** Makes a cell active that was focused by a click. */
    setActiveFrom(target: EventTarget) {
      const cell = findCell(target);
      if (cell && (requestedCell?.id !== cell.item.id || requestedCell.column !== cell.column))
        setActive({ id: cell.item.id, column: cell.column });
    },
    /** Number of rows that fit the viewport. */
    getPageLength() {
      const row = scroller.current?.querySelector('[data-rowindex]');
      const height = row?.getBoundingClientRect().height ?? 0;
      return height > 0 ? Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2) : 1;
    },
  };
}
