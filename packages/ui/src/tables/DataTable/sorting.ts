/** One key of an order. */
export interface SortKey {
  columnId: string;
  direction: 'asc' | 'desc';
}

/** Keys of an order, the most important first; empty for the order in which the rows came. */
export type Sorting = readonly SortKey[];

/**
 * The order after a heading was pressed. Alone it becomes the only key, ascending, and turns round when it was the
 * only one already. With `isAdditional` the other keys stay: it is added, turned round, and then taken away.
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
