import type { ListSearch } from '@portal/ui/tables';
import { useQuery } from '@tanstack/react-query';
import { asyncRows } from '../../api/asyncState.ts';
import { pagingOf } from '../../api/pagingOf.ts';
import { useSearch } from '../useSearch.ts';
import type { FilteredList } from './filteredList.ts';

/** The page of a list in the URL, with functions to change search and page. */
export function useFilteredList<Row>(list: FilteredList<Row>) {
  const [shown, show] = useSearch(list.address);
  const answer = useQuery(list.pageQuery(shown));
  return {
    shown,
    answer,
    rows: asyncRows(answer, 'rows'),
    paging: pagingOf(answer),
    /** Shows the first page of a search; an unchanged search is refetched. */
    searchFor: (search: ListSearch) => {
      if (!show({ search, page: 1 })) void answer.refetch();
    },
    goTo: (page: number) => {
      show({ search: shown.search, page });
    },
  };
}
