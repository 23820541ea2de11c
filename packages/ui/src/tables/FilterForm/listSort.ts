import type { Sorting, SortKey } from '../sorting/sorting.ts';
import type { ListSearch } from './listFilters.ts';

/** How the filters of a list order its rows on the server; the headings of these columns do it too. */
export interface ListSort {
  /** Name of the filter with the sort key; without it, there is only one. */
  keyFilter?: string;
  /** Name of the filter with the direction: `ASC`, `DESC`, or empty for the one of the key. */
  directionFilter: string;
  /** The sort keys; the first is the default. */
  keys: readonly [ListSortKey, ...ListSortKey[]];
}

export interface ListSortKey extends SortKey {
  /** Value of the filter with the sort key. */
  value: string;
}

/** The order of a search, as the headings show it. */
export function getListSorting({ keyFilter, directionFilter, keys }: ListSort, search: ListSearch): Sorting {
  const { columnId, direction } = keys.find(({ value }) => value === search[keyFilter ?? '']) ?? keys[0];
  const chosen = search[directionFilter];
  return [{ columnId, direction: chosen ? (chosen === 'ASC' ? 'asc' : 'desc') : direction }];
}

/** The search in the order that a heading asks for. */
export function withListSorting(sort: ListSort, search: ListSearch, sorting: Sorting): ListSearch {
  const asked = sorting.at(-1);
  const key = sort.keys.find(({ columnId }) => columnId === asked?.columnId);
  if (!asked || !key) return search;
  return {
    ...search,
    ...(sort.keyFilter && { [sort.keyFilter]: key.value }),
    [sort.directionFilter]: asked.direction === 'asc' ? 'ASC' : 'DESC',
  };
}
