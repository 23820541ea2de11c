import { type DragEvent, useState } from 'react';
import { type DropZone, getDropZone, getMoveByDrop, type RowMove } from './treeMoves.ts';
import type { Tree, TreeItem } from './tree.ts';

interface DropTarget<Id> {
  id: Id;
  zone: DropZone;
}

/** Moves a row by dragging it between two rows or onto its new parent. */
export function useRowDrag<Row, Id extends string | number>(
  tree: Tree<Row, Id>,
  onMove: ((onMove: RowMove<Id> | null) => void) | undefined,
) {
  const [draggedItem, setDragged] = useState<TreeItem<Row, Id> | null>(null);
  const [dropTarget, setDrop] = useState<DropTarget<Id> | null>(null);

  const findItem = (target: EventTarget) => {
    const idText = (target as Element).closest<HTMLElement>('tr[data-id]')?.dataset.id;
    return idText === undefined
      ? undefined
      : (tree.byId.get(idText as Id) ?? tree.byId.get(Number(idText) as Id));
  };
  const endDrag = () => {
    setDragged(null);
    setDrop(null);
  };
  const getMove = (event: DragEvent) => {
    const target = findItem(event.target);
    if (!draggedItem || !target) return null;
    const box = (event.target as Element).closest('tr')?.getBoundingClientRect();
    const zone = getDropZone(box ? (event.clientY - box.top) / box.height : 0.5);
    const rowMove = getMoveByDrop(tree, draggedItem, target, zone);
    return rowMove && { wanted: rowMove, dropTarget: { id: target.id, zone } };
  };

  const handlers = onMove && {
    onDragStart(event: DragEvent) {
      const item = findItem(event.target);
      if (!item) return;
      setDragged(item);
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', String(item.id));
    },
    onDragOver(event: DragEvent) {
      const dragMove = getMove(event);
      if (dragMove) {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
      }
      const next = dragMove?.dropTarget ?? null;
      if (next?.id !== dropTarget?.id || next?.zone !== dropTarget?.zone) setDrop(next);
    },
    onDrop(event: DragEvent) {
      const dragMove = getMove(event);
      event.preventDefault();
      endDrag();
      if (dragMove) onMove(dragMove.wanted);
    },
    onDragEnd: endDrag,
  };
  return { drop: dropTarget, handlers: handlers ?? {} };
}
