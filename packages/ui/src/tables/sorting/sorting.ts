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
export function toggleSorting(sorting: Sorting, columnId: string, keepsOtherKeys: boolean): Sorting {
  const existingKey = sorting.find((key) => key.columnId === columnId);
  if (!keepsOtherKeys) {
    const isOnlyKey = existingKey && sorting.length === 1;
    return [{ columnId, direction: isOnlyKey && existingKey.direction === 'asc' ? 'desc' : 'asc' }];
  }
  if (!existingKey) return [...sorting, { columnId, direction: 'asc' }];
  if (existingKey.direction === 'desc') return sorting.filter((key) => key !== existingKey);
  return sorting.map((key) => (key === existingKey ? { columnId, direction: 'desc' } : key));
}
