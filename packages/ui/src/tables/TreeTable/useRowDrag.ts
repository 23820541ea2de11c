import { type DragEvent, useState } from 'react';
import { type DropZone, dropZone, moveByDrop, type RowMove } from './treeMoves.ts';
import type { Tree, TreeItem } from './treeRows.ts';

interface Drop<Id> {
  id: Id;
  zone: DropZone;
}

/** Moves a row by dragging it between two rows or onto its new parent. */
export function useRowDrag<Row, Id extends string | number>(
  tree: Tree<Row, Id>,
  move: ((move: RowMove<Id> | null) => void) | undefined,
) {
  const [dragged, setDragged] = useState<TreeItem<Row, Id> | null>(null);
  const [drop, setDrop] = useState<Drop<Id> | null>(null);

  const itemAt = (target: EventTarget) => {
    const text = (target as Element).closest<HTMLElement>('tr[data-id]')?.dataset.id;
    return text === undefined ? undefined : (tree.byId.get(text as Id) ?? tree.byId.get(Number(text) as Id));
  };
  const end = () => {
    setDragged(null);
    setDrop(null);
  };
  const moveAt = (event: DragEvent) => {
    const target = itemAt(event.target);
    if (!dragged || !target) return null;
    const box = (event.target as Element).closest('tr')?.getBoundingClientRect();
    const zone = dropZone(box ? (event.clientY - box.top) / box.height : 0.5);
    const wanted = moveByDrop(tree, dragged, target, zone);
    return wanted && { wanted, drop: { id: target.id, zone } };
  };

  const handlers = move && {
    onDragStart(event: DragEvent) {
      const item = itemAt(event.target);
      if (!item) return;
      setDragged(item);
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', String(item.id));
    },
    onDragOver(event: DragEvent) {
      const found = moveAt(event);
      if (found) {
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
      }
      const next = found?.drop ?? null;
      if (next?.id !== drop?.id || next?.zone !== drop?.zone) setDrop(next);
    },
    onDrop(event: DragEvent) {
      const found = moveAt(event);
      event.preventDefault();
      end();
      if (found) move(found.wanted);
    },
    onDragEnd: end,
  };
  return { drop, handlers: handlers ?? {} };
}
