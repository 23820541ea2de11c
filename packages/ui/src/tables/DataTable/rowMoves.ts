import type { Drop } from '../../controls/useItemDrag.ts';

/** Zero-based index of a row before and after a move. */
export interface RowReorder {
  fromIndex: number;
  toIndex: number;
}

/**
 * Index of a dragged row after dropping it next to another one. All indexes are zero-based.
 * @param fromIndex index before the move
 * @param targetIndex index of the drop target
 * @param zone side of the drop target
 */
export function getDropIndex(fromIndex: number, targetIndex: number, zone: 'before' | 'after'): number {
  const gap = zone === 'before' ? targetIndex : targetIndex + 1;
  // Removing the row shifts the following ones up.
  return gap > fromIndex ? gap - 1 : gap;
}

/** Drops a row before or after another one, for `useRowDrag`. */
export const createRowDrop =
  (onRowMove: (move: RowReorder) => void) =>
  (fromIndex: number, targetIndex: number, relativeHeight: number): Drop | null => {
    const zone = relativeHeight < 0.5 ? 'before' : 'after';
    const toIndex = getDropIndex(fromIndex, targetIndex, zone);
    return toIndex === fromIndex ? null : { zone, move: () => onRowMove({ fromIndex, toIndex }) };
  };
