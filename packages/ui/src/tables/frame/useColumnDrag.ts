import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isRightToLeft } from '../../controls/readingDirection.ts';
import type { MoveColumn } from './useColumnResizing.ts';

/** Headings that are dragged to the place of another column. The drop indicator is set on the DOM element directly. */
export function useColumnDrag(scroller: RefObject<HTMLElement | null>, move: MoveColumn): void {
  const moveColumn = useEffectEvent(move);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let dragged: HTMLElement | null = null;
    const listening = new AbortController();
    const listen = (
      type: 'dragstart' | 'dragover' | 'drop' | 'dragend',
      listener: (event: DragEvent) => void,
    ) => element.addEventListener(type, listener, { signal: listening.signal });
    const findHeading = ({ target }: Event) =>
      target instanceof Element
        ? target.closest<HTMLElement>('th[scope="col"], [role="columnheader"]')
        : null;
    const getId = (heading: HTMLElement) =>
      heading.querySelector<HTMLElement>('[data-columnid]')?.dataset.columnid;
    const markTarget = (heading: HTMLElement | null) => {
      for (const marked of element.querySelectorAll<HTMLElement>('[data-drop]')) delete marked.dataset.drop;
      if (!heading || !dragged || heading === dragged) return;
      const isBefore = heading.compareDocumentPosition(dragged) === Node.DOCUMENT_POSITION_FOLLOWING;
      heading.dataset.drop = isBefore === isRightToLeft(element) ? 'right' : 'left';
    };
    listen('dragstart', (event) => {
      dragged = findHeading(event);
      if (!dragged || !event.dataTransfer) return;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', dragged.textContent);
    });
    listen('dragover', (event) => {
      const heading = dragged && findHeading(event);
      markTarget(heading);
      if (heading) event.preventDefault();
    });
    listen('drop', (event) => {
      const heading = dragged && findHeading(event);
      const [id, targetId] = [dragged && getId(dragged), heading && getId(heading)];
      if (id && targetId) moveColumn(id, targetId);
    });
    listen('dragend', () => {
      dragged = null;
      markTarget(null);
    });
    return () => listening.abort();
  }, [scroller]);
}
