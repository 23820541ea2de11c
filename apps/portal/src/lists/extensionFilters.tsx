import { FilterForm } from '@portal/ui/tables';
import { createListSearch, type ShownList } from './createListSearch.tsx';

interface ExtensionFilters extends ShownList {
  /** The accessible name of the form: what the rows are, such as `Jobs`. */
  label: string;
  query: ShownList['query'] & { data: { filters?: readonly string[] } | undefined };
}

/**
 * The filters of a list that other services do not have: without them the form is hidden.
 * @returns the form, and the button that clears the filters; `undefined` without filters
 */
export function createExtensionFilters({ label, ...list }: ExtensionFilters) {
  const { filters, shown, query } = list;
  if (query.data && query.data.filters === undefined) return { form: null, clearFilters: undefined };
  const { submitSearch, clearFilters } = createListSearch(list);
  const form = <FilterForm label={label} filters={filters} value={shown.typed} onSearch={submitSearch} />;
  return { form, clearFilters };
}
