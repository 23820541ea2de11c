import { type DragEvent, type RefObject, useRef } from 'react';
import { findRowIndex } from './findRowIndex.ts';

/** Part of the target row where a dragged row is dropped. */
export type DropZone = 'before' | 'into' | 'after';

export interface RowDrop {
  zone: DropZone;
  /** Moves the row when it is dropped here. */
  move: () => void;
}

/**
 * Moves rows by dragging a `draggable` element in them. The drop indicator is set on the DOM element directly,
 * so that dragging re-renders no row.
 * @param getDrop for the zero-based indexes of the dragged row and its target and the relative height of the
 *   pointer in the target, 0 (top) to 1 (bottom); `null` where the row cannot be dropped
 */
export function useRowDrag(
  scroller: RefObject<HTMLElement | null>,
  getDrop: ((fromIndex: number, targetIndex: number, relativeHeight: number) => RowDrop | null) | undefined,
) {
  const draggedIndex = useRef(-1);
  if (!getDrop) return {};

  const markTarget = (row?: HTMLElement, zone?: DropZone) => {
    for (const marked of scroller.current?.querySelectorAll<HTMLElement>('[data-drop]') ?? [])
      if (marked !== row) delete marked.dataset.drop;
    if (row && zone) row.dataset.drop = zone;
  };
  const findDrop = ({ target, clientY }: DragEvent) => {
    const row = (target as Element).closest<HTMLElement>('[data-rowindex]');
    if (draggedIndex.current < 0 || !row) return null;
    const { top, height } = row.getBoundingClientRect();
    const drop = getDrop(draggedIndex.current, findRowIndex(row), (clientY - top) / height);
    return drop && { ...drop, row };
  };
  const endDrag = () => {
    draggedIndex.current = -1;
    markTarget();
  };
  return {
    onDragStart({ target, dataTransfer }: DragEvent) {
      const row = (target as Element).closest<HTMLElement>('[data-rowindex]');
      if (!row || !(target as Element).closest('[draggable="true"]')) return;
      draggedIndex.current = findRowIndex(row);
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', row.querySelector('th')?.textContent ?? '');
      dataTransfer.setDragImage(row, 12, row.offsetHeight / 2);
    },
    onDragOver(event: DragEvent) {
      const drop = findDrop(event);
      markTarget(drop?.row, drop?.zone);
      if (!drop) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    },
    onDrop(event: DragEvent) {
      const drop = findDrop(event);
      if (draggedIndex.current >= 0) event.preventDefault();
      endDrag();
      drop?.move();
    },
    onDragEnd: endDrag,
  };
}
