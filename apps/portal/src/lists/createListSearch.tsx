import { Button } from '@portal/ui/controls';
import { getInitialSearch, type ListFilter, type ListSearch } from '@portal/ui/tables';
import type { FilteredListState } from './filterUrlState.ts';

export interface ShownList {
  filters: readonly ListFilter[];
  shown: FilteredListState;
  /** Shows a search; returns whether the URL has changed. */
  show: (change: FilteredListState) => boolean;
  query: { refetch: () => unknown };
}

/**
 * How the search of a list changes.
 * @returns a function that shows the first page of a search, or refetches an unchanged one, and the button of an empty
 * list that clears its filters; `undefined` without filters
 */
export function createListSearch({ filters, shown, show, query }: ShownList) {
  const submitSearch = (search: ListSearch) => {
    if (!show({ search, page: 1, typed: search })) void query.refetch();
  };
  const initial = getInitialSearch(filters);
  const isInitial = Object.entries(initial).every(([name, value]) => shown.search[name] === value);
  const clearFilters = isInitial ? undefined : (
    <Button onClick={() => submitSearch(initial)}>Clear filters</Button>
  );
  return { submitSearch, clearFilters };
}
