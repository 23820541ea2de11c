import { type Drop, useItemDrag } from '../../controls/useItemDrag.ts';
import { findRowIndex } from './findRowIndex.ts';

/** Handlers that move rows by dragging. @param getDrop takes zero-based indexes, see `useItemDrag` */
export function useRowDrag(
  getDrop: ((fromIndex: number, targetIndex: number, relativeHeight: number) => Drop | null) | undefined,
) {
  return useItemDrag(
    '[data-rowindex]',
    getDrop && ((row, target, height) => getDrop(findRowIndex(row), findRowIndex(target), height)),
  );
}
