import { FilterForm, type ListFilter, type ListSearch } from '@portal/ui/tables';
import type { ReactNode } from 'react';
import type { FilteredListState } from './filterUrlState.ts';
import { toClearFilters } from './toClearFilters.ts';

interface ExtensionFilters {
  /** The accessible name of the form: what the rows are, such as `Jobs`. */
  label: string;
  filters: readonly ListFilter[];
  shown: FilteredListState;
  /** Shows a search; returns whether the URL has changed. */
  show: (change: FilteredListState) => boolean;
  query: { data: { filters?: readonly string[] } | undefined; refetch: () => unknown };
}

/**
 * The filters of a list that other services do not have: without them the form is hidden.
 * @returns the form, and a function that clears the filters; `undefined` without filters
 */
export function createExtensionFilters({ label, filters, shown, show, query }: ExtensionFilters): {
  form: ReactNode;
  clearFilters: (() => void) | undefined;
} {
  const hasFilters = !query.data || query.data.filters !== undefined;
  const submitSearch = (next: ListSearch) => {
    if (!show({ search: next, page: 1, typed: undefined })) void query.refetch();
  };
  return {
    form: hasFilters && (
      <FilterForm
        label={label}
        filters={filters}
        value={shown.typed ?? shown.search}
        onSearch={submitSearch}
      />
    ),
    clearFilters: hasFilters ? toClearFilters(filters, shown.search, submitSearch) : undefined,
  };
}
