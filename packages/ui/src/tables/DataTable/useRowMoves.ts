import type { DragEvent, KeyboardEvent, RefObject } from 'react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { dropPlace } from './dropPlace.ts';

/** Zero-based index of a row before and after a move. */
export interface RowPlaces {
  from: number;
  to: number;
}

/**
 * Moves rows with Alt and an arrow key and by dragging. The drop indicator is set on the DOM element
 * directly, so that dragging re-renders no row.
 */
export function useRowMoves(
  scroller: RefObject<HTMLElement | null>,
  onMove: ((move: RowPlaces) => void) | undefined,
) {
  const dragged = useRef<number | null>(null);
  const marked = useRef<HTMLElement | null>(null);

  /** @returns whether the key was handled */
  function moveByKey(event: KeyboardEvent): boolean {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const isAltAlone = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const target = event.target as Element;
    // Inputs keep their keys.
    if (!onMove || step === undefined || !isAltAlone || target.matches('input, select, textarea'))
      return false;
    const row = rowOf(target);
    const cell = target.closest<HTMLTableCellElement>('th, td');
    const next = step < 0 ? row?.previousElementSibling : row?.nextElementSibling;
    if (!row || !cell || !(next instanceof HTMLElement) || next.dataset.place === undefined) return false;
    const to = Number(next.dataset.place);
    // The row must be rendered at its new index before it can be focused.
    flushSync(() => onMove({ from: Number(row.dataset.place), to }));
    const moved = scroller.current?.querySelector<HTMLTableRowElement>(`tr[data-place="${to}"]`);
    (moved?.cells[cell.cellIndex] as HTMLElement | undefined)?.focus();
    return true;
  }

  function mark(row: HTMLElement | null, zone?: 'before' | 'after') {
    if (marked.current && marked.current !== row) delete marked.current.dataset.drop;
    if (row && zone) row.dataset.drop = zone;
    marked.current = row;
  }
  function end() {
    dragged.current = null;
    mark(null);
  }

  const dragHandlers = {
    onDragStart(event: DragEvent) {
      const row = rowOf(event.target as Element);
      if (!row || !(event.target as Element).closest('[draggable="true"]')) return;
      dragged.current = Number(row.dataset.place);
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', row.querySelector('th')?.textContent ?? '');
      event.dataTransfer.setDragImage(row, 12, row.offsetHeight / 2);
    },
    onDragOver(event: DragEvent) {
      const row = rowOf(event.target as Element);
      if (dragged.current === null || !row) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      mark(row, zoneOf(event, row));
    },
    onDrop(event: DragEvent) {
      const row = rowOf(event.target as Element);
      const from = dragged.current;
      end();
      if (from === null || !row) return;
      event.preventDefault();
      const to = dropPlace(from, Number(row.dataset.place), zoneOf(event, row));
      if (to !== from) onMove?.({ from, to });
    },
    onDragEnd: end,
  };
  return { moveByKey, dragHandlers: onMove ? dragHandlers : {} };
}

function rowOf(target: Element): HTMLTableRowElement | null {
  return target.closest<HTMLTableRowElement>('tr[data-place]');
}

function zoneOf({ clientY }: DragEvent, row: HTMLElement): 'before' | 'after' {
  const { top, height } = row.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
}
