/**
 * Index of a dragged row after dropping it next to another one. All indexes are zero-based.
 * @param from index before the move
 * @param at index of the drop target
 * @param zone side of the drop target
 */
export function dropPlace(from: number, at: number, zone: 'before' | 'after'): number {
  const gap = zone === 'before' ? at : at + 1;
  // Removing the row shifts the following ones up.
  return gap > from ? gap - 1 : gap;
}
