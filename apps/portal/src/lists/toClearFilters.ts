import { getInitialSearch, type ListFilter, type ListSearch } from '@portal/ui/tables';

/** Shows all rows again; `undefined` without filters. */
export function toClearFilters(
  filters: readonly ListFilter[],
  search: ListSearch,
  submitSearch: (search: ListSearch) => void,
): (() => void) | undefined {
  const initial = getInitialSearch(filters);
  const isInitial = Object.entries(initial).every(([name, value]) => search[name] === value);
  return isInitial ? undefined : () => submitSearch(initial);
}
