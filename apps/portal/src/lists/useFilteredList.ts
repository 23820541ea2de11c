import type { ListSearch } from '@portal/ui/tables';
import { useQuery } from '@tanstack/react-query';
import { asyncRows } from '../api/asyncState.ts';
import { toPagePosition } from '../api/pagePosition.ts';
import { useUrlState } from '../url/useUrlState.ts';
import type { FilteredList } from './filteredList.ts';

/** The page of a list in the URL, with functions to change search and page. */
export function useFilteredList<Row>(list: FilteredList<Row>) {
  const [shown, show] = useUrlState(list.urlState);
  const query = useQuery(list.pageQuery(shown));
  return {
    shown,
    query,
    rows: asyncRows(query, 'rows'),
    paging: toPagePosition(query),
    /** Shows the first page of a search; an unchanged search is refetched. */
    submitSearch: (search: ListSearch) => {
      if (!show({ search, page: 1 })) void query.refetch();
    },
    goToPage: (page: number) => {
      show({ search: shown.search, page });
    },
  };
}
