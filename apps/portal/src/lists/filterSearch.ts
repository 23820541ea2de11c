import {
  getInitialSearch,
  getInitialValue,
  isValueFilter,
  type ListFilter,
  type ListSearch,
  getMaxLength,
  getOperator,
  parseFilterValue,
  type ValueFilter,
} from '@portal/ui/tables';
import type { SearchCodec } from '../url/useSearch.ts';

/** The URL state of a filtered list: search and page. */
export interface FilteredListState {
  search: ListSearch;
  /** 1-based. */
  page: number;
}

/**
 * Reads and writes the filters of a list in the URL, by their API names; empty and default values are omitted. A
 * default that depends on the date is always written, so that a link stays valid.
 */
export function createFilterCodec(filters: readonly ListFilter[]): SearchCodec<FilteredListState> {
  return {
    read: (params) => ({
      search: Object.fromEntries(filters.flatMap((filter) => readFilter(filter, params))),
      page: readPage(params.get('page')),
    }),
    write({ search, page }) {
      const initial = getInitialSearch(filters);
      const params = new URLSearchParams();
      for (const filter of filters) {
        const { name } = filter;
        const value = search[name] ?? '';
        const hasDateDefault = 'getInitial' in filter && filter.getInitial !== undefined;
        if (hasDateDefault || value !== (isValueFilter(filter) ? '' : initial[name])) params.set(name, value);
        if (isValueFilter(filter) && value !== '' && filter.operator)
          params.set(filter.operator.name, getOperator(filter, search) ?? '');
      }
      if (page !== 1) params.set('page', String(page));
      return params;
    },
  };
}

function readFilter(filter: ListFilter, params: URLSearchParams): [string, string][] {
  const { name } = filter;
  const initial = getInitialValue(filter);
  const text = params.get(name) ?? initial;
  if (filter.kind === 'select') {
    return [[name, filter.options.some(({ value }) => value === text) ? text : initial]];
  }
  if (filter.kind === 'flag') return [[name, text === '1' ? text : initial]];
  const operator = isValueFilter(filter) ? readOperator(filter, params) : [];
  const read = parseFilterValue(filter, { [name]: text, ...Object.fromEntries(operator) });
  const value = 'value' in read ? read.value : initial;
  return [[name, filter.kind === 'integer' ? value : value.slice(0, getMaxLength(filter))], ...operator];
}

function readOperator({ operator }: ValueFilter, params: URLSearchParams): [string, string][] {
  if (!operator) return [];
  const { name, choices } = operator;
  return [[name, choices.find((choice) => choice === params.get(name)) ?? choices[0]]];
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
