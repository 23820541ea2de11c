import { type DragEvent, useRef } from 'react';

/** What happens when the dragged item is dropped where the pointer is. */
export interface Drop {
  /** Part or side of the target; set as its `data-drop`, which styles show. */
  zone: string;
  move: () => void;
}

/**
 * Handlers of a container in which items are moved by dragging a `draggable` element in them. The target is marked on the
 * DOM element directly, so that dragging re-renders nothing.
 * @param selector of the items
 * @param getDrop for the dragged item, its target and the relative height of the pointer in the target, 0 (top) to 1
 *   (bottom); `null` where the item cannot be dropped. Without it, nothing is moved.
 */
export function useItemDrag(
  selector: string,
  getDrop: ((dragged: HTMLElement, target: HTMLElement, relativeHeight: number) => Drop | null) | undefined,
) {
  const draggedItem = useRef<HTMLElement>(null);
  if (!getDrop) return {};

  const findItem = ({ target }: DragEvent) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const findDrop = (event: DragEvent) => {
    const target = findItem(event);
    if (!draggedItem.current || !target) return null;
    const { top, height } = target.getBoundingClientRect();
    const drop = getDrop(draggedItem.current, target, (event.clientY - top) / height);
    return drop && { ...drop, target };
  };
  const markTarget = (container: Element, target?: HTMLElement, zone?: string) => {
    for (const marked of container.querySelectorAll<HTMLElement>('[data-drop]'))
      if (marked !== target) delete marked.dataset.drop;
    if (target) target.dataset.drop = zone;
  };
  const endDrag = ({ currentTarget }: DragEvent) => {
    draggedItem.current = null;
    markTarget(currentTarget);
  };
  return {
    onDragStart(event: DragEvent) {
      const item = findItem(event);
      draggedItem.current = item && (event.target as Element).closest('[draggable="true"]') && item;
      if (!item || !draggedItem.current) return;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', (item.querySelector('th, a') ?? item).textContent);
      event.dataTransfer.setDragImage(item, 12, item.offsetHeight / 2);
    },
    onDragOver(event: DragEvent) {
      if (!draggedItem.current) return;
      const drop = findDrop(event);
      markTarget(event.currentTarget, drop?.target, drop?.zone);
      if (!drop) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    },
    onDrop(event: DragEvent) {
      if (!draggedItem.current) return;
      event.preventDefault();
      const drop = findDrop(event);
      endDrag(event);
      drop?.move();
    },
    onDragEnd: endDrag,
  };
}
