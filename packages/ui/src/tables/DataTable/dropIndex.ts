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
