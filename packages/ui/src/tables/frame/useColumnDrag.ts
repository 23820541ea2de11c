import { isRightToLeft } from '../../controls/readingDirection.ts';
import { useItemDrag } from '../../controls/useItemDrag.ts';
import type { MoveColumn } from './useColumnResizing.ts';

/** Handlers that move columns by dragging a heading to the place of another. */
export function useColumnDrag(move: MoveColumn) {
  return useItemDrag('th[scope="col"], [role="columnheader"]', (heading, target) => {
    const [id, targetId] = [heading, target].map(getColumnIdOf);
    if (!id || !targetId || id === targetId) return null;
    const isBefore = target.compareDocumentPosition(heading) === Node.DOCUMENT_POSITION_FOLLOWING;
    return {
      zone: isBefore === isRightToLeft(target) ? 'right' : 'left',
      move: () => move(id, targetId),
    };
  });
}

function getColumnIdOf(heading: HTMLElement): string | undefined {
  return heading.querySelector<HTMLElement>('[data-columnid]')?.dataset.columnid;
}
