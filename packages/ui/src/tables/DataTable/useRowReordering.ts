import type { DragEvent, KeyboardEvent, RefObject } from 'react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { getDropIndex } from './dropIndex.ts';

/** Zero-based index of a row before and after a move. */
export interface RowReorder {
  fromIndex: number;
  toIndex: number;
}

/**
 * Moves rows with Alt and an arrow key and by dragging. The drop indicator is set on the DOM element
 * directly, so that dragging re-renders no row.
 */
export function useRowReordering(
  scroller: RefObject<HTMLElement | null>,
  onRowReorder: ((move: RowReorder) => void) | undefined,
) {
  const draggedIndex = useRef<number | null>(null);
  const markedRow = useRef<HTMLElement | null>(null);

  /** @returns whether the key was handled */
  function handleKeyDown(event: KeyboardEvent): boolean {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const isOnlyAlt = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const target = event.target as Element;
    // Inputs keep their keys.
    if (!onRowReorder || step === undefined || !isOnlyAlt || target.matches('input, select, textarea'))
      return false;
    const row = findRow(target);
    const cell = target.closest<HTMLTableCellElement>('th, td');
    const next = step < 0 ? row?.previousElementSibling : row?.nextElementSibling;
    if (!row || !cell || !(next instanceof HTMLElement) || next.dataset.place === undefined) return false;
    const toIndex = Number(next.dataset.place);
    // The row must be rendered at its new index before it can be focused.
    flushSync(() => onRowReorder({ fromIndex: Number(row.dataset.place), toIndex }));
    const movedRow = scroller.current?.querySelector<HTMLTableRowElement>(`tr[data-place="${toIndex}"]`);
    (movedRow?.cells[cell.cellIndex] as HTMLElement | undefined)?.focus();
    return true;
  }

  function markDropTarget(row: HTMLElement | null, zone?: 'before' | 'after') {
    if (markedRow.current && markedRow.current !== row) delete markedRow.current.dataset.drop;
    if (row && zone) row.dataset.drop = zone;
    markedRow.current = row;
  }
  function endDrag() {
    draggedIndex.current = null;
    markDropTarget(null);
  }

  const dragHandlers = {
    onDragStart(event: DragEvent) {
      const row = findRow(event.target as Element);
      if (!row || !(event.target as Element).closest('[draggable="true"]')) return;
      draggedIndex.current = Number(row.dataset.place);
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', row.querySelector('th')?.textContent ?? '');
      event.dataTransfer.setDragImage(row, 12, row.offsetHeight / 2);
    },
    onDragOver(event: DragEvent) {
      const row = findRow(event.target as Element);
      if (draggedIndex.current === null || !row) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      markDropTarget(row, getDropZone(event, row));
    },
    onDrop(event: DragEvent) {
      const row = findRow(event.target as Element);
      const fromIndex = draggedIndex.current;
      endDrag();
      if (fromIndex === null || !row) return;
      event.preventDefault();
      const toIndex = getDropIndex(fromIndex, Number(row.dataset.place), getDropZone(event, row));
      if (toIndex !== fromIndex) onRowReorder?.({ fromIndex, toIndex });
    },
    onDragEnd: endDrag,
  };
  return { moveByKey: handleKeyDown, dragHandlers: onRowReorder ? dragHandlers : {} };
}

function findRow(target: Element): HTMLTableRowElement | null {
  return target.closest<HTMLTableRowElement>('tr[data-place]');
}

function getDropZone({ clientY }: DragEvent, row: HTMLElement): 'before' | 'after' {
  const { top, height } = row.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
}
