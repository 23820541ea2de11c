/**
 * Where a dragged row ends when it is dropped beside another one; all places from 0.
 * @param from where it stood
 * @param at the row it is dropped on
 * @param zone on which side of that row
 */
export function dropPlace(from: number, at: number, zone: 'before' | 'after'): number {
  const gap = zone === 'before' ? at : at + 1;
  // It leaves its own place, which moves up those after it.
  return gap > from ? gap - 1 : gap;
}
