import {
  getInitialSearch,
  getInitialValue,
  isValueFilter,
  type ListFilter,
  type ListSearch,
  getMaxLength,
  getOperator,
  parseSearch,
  type ValueFilter,
} from '@portal/ui/tables';
import { pageParam, type UrlState } from '../url/urlState.ts';

/** The URL state of a filtered list: search and page. */
export interface FilteredListState {
  search: ListSearch;
  /** 1-based. */
  page: number;
  /** For the form: the search with values that are invalid. The list is shown as without them. */
  typed: ListSearch;
}

/**
 * Reads and writes the filters of a list in the URL, by their API names; empty and default values are omitted. A
 * default that depends on the date is always written, so that a link stays valid. An invalid value counts as absent, and
 * is kept for the form.
 */
export function filterUrlState(filters: readonly ListFilter[]): UrlState<FilteredListState> {
  return {
    read(params) {
      const typed = Object.fromEntries(filters.flatMap((filter) => readFilter(filter, params)));
      const { search, errors } = parseSearch(filters, typed);
      const isValid = Object.keys(errors).length === 0;
      return { search, page: pageParam.parse(params.get('page')), typed: isValid ? search : typed };
    },
    write({ search, page, typed }) {
      const params = new URLSearchParams();
      for (const filter of filters) {
        const { name } = filter;
        const value = typed[name] ?? '';
        const hasDateDefault = 'getInitial' in filter && filter.getInitial;
        if (hasDateDefault || value !== getInitialValue(filter)) params.set(name, value);
        if (isValueFilter(filter) && value !== '' && filter.operator)
          params.set(filter.operator.name, getOperator(filter, search) ?? '');
      }
      const pageText = pageParam.format(page);
      if (pageText !== null) params.set('page', pageText);
      return params;
    },
    owns: (name) => name === 'page' || Object.hasOwn(getInitialSearch(filters), name),
  };
}

function readFilter(filter: ListFilter, params: URLSearchParams): [string, string][] {
  const { name, kind } = filter;
  const initial = getInitialValue(filter);
  const text = params.get(name)?.trim() ?? initial;
  if (kind === 'select') {
    return [[name, filter.options.some(({ value }) => value === text) ? text : initial]];
  }
  if (kind === 'flag') return [[name, text === '1' ? text : initial]];
  const value = kind === 'text' || kind === 'lookup' ? text.slice(0, getMaxLength(filter)) : text;
  return [[name, value], ...(isValueFilter(filter) ? readOperator(filter, params) : [])];
}

function readOperator({ operator }: ValueFilter, params: URLSearchParams): [string, string][] {
  if (!operator) return [];
  const { name, choices } = operator;
  return [[name, choices.find((choice) => choice === params.get(name)) ?? choices[0]]];
}
