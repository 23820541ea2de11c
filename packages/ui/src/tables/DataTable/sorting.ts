/** One sort key. */
export interface SortKey {
  columnId: string;
  direction: 'asc' | 'desc';
}

/** Sort keys, the most important first; empty for the original order. */
export type Sorting = readonly SortKey[];

/**
 * Sorting after a click on a heading. Without `isAdditional` the column becomes the only key, ascending, or
 * reverses if it already was. With it the other keys stay, and the column cycles through ascending,
 * descending and none.
 */
export function nextSorting(sorting: Sorting, columnId: string, isAdditional: boolean): Sorting {
  const present = sorting.find((key) => key.columnId === columnId);
  if (!isAdditional) {
    const isOnlyKey = present && sorting.length === 1;
    return [{ columnId, direction: isOnlyKey && present.direction === 'asc' ? 'desc' : 'asc' }];
  }
  if (!present) return [...sorting, { columnId, direction: 'asc' }];
  if (present.direction === 'desc') return sorting.filter((key) => key !== present);
  return sorting.map((key) => (key === present ? { columnId, direction: 'desc' } : key));
}
