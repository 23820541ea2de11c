/** Zero-based index of the row that contains an element; -1 outside of all rows. */
export function findRowIndex(target: EventTarget): number {
  return Number((target as Element).closest<HTMLElement>('[data-rowindex]')?.dataset.rowindex ?? -1);
}
