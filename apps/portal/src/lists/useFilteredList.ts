import {
  getListSorting,
  type ListSearch,
  type ListSort,
  type SortFilterOptions,
  withListSorting,
} from '@portal/ui/tables';
import { useQuery } from '@tanstack/react-query';
import { asyncRows } from '../api/asyncState.ts';
import { toPagePosition } from '../api/pagePosition.ts';
import { useUrlState } from '../url/useUrlState.ts';
import type { FilteredList } from './filteredList.ts';
import { createListSearch } from './createListSearch.tsx';

/** The page of a list in the URL, with functions to change search and page. */
export function useFilteredList<Row>(list: FilteredList<Row>) {
  const [shown, show] = useUrlState(list.urlState);
  const query = useQuery(list.pageQuery(shown));
  const search = createListSearch({ filters: list.filters, shown, show, query });
  return {
    shown,
    query,
    rows: asyncRows(query, 'rows'),
    paging: toPagePosition(query),
    ...search,
    sortFilter: list.sort && toSortFilter(list.sort, shown.search, search.submitSearch),
    goToPage: (page: number) => {
      show({ ...shown, page });
    },
  };
}

/** Headings that sort show and change the fields of the order. */
function toSortFilter(
  sort: ListSort,
  search: ListSearch,
  submitSearch: (search: ListSearch) => void,
): SortFilterOptions {
  return {
    mode: 'server',
    sortableColumns: sort.keys.map(({ columnId }) => columnId),
    sorting: getListSorting(sort, search),
    onSortingChange: ({ sorting }) => submitSearch(withListSorting(sort, search, sorting)),
  };
}
