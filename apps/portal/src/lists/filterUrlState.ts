import {
  getInitialValue,
  isValueFilter,
  type ListFilter,
  type ListSearch,
  getMaxLength,
  getOperator,
  parseFilterValue,
  type ValueFilter,
} from '@portal/ui/tables';
import { pageParam, type UrlState } from '../url/urlState.ts';

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
export function filterUrlState(filters: readonly ListFilter[]): UrlState<FilteredListState> {
  const operators = filters.flatMap((filter) => (isValueFilter(filter) ? (filter.operator?.name ?? []) : []));
  const names = new Set([...filters.map(({ name }) => name), ...operators, 'page']);
  return {
    read: (params) => ({
      search: Object.fromEntries(filters.flatMap((filter) => readFilter(filter, params))),
      page: pageParam.parse(params.get('page')),
    }),
    write({ search, page }) {
      const params = new URLSearchParams();
      for (const filter of filters) {
        const { name } = filter;
        const value = search[name] ?? '';
        const hasDateDefault = 'getInitial' in filter && filter.getInitial !== undefined;
        if (hasDateDefault || value !== (isValueFilter(filter) ? '' : getInitialValue(filter)))
          params.set(name, value);
        if (isValueFilter(filter) && value !== '' && filter.operator)
          params.set(filter.operator.name, getOperator(filter, search) ?? '');
      }
      const pageText = pageParam.format(page);
      if (pageText !== null) params.set('page', pageText);
      return params;
    },
    owns: (name) => names.has(name),
  };
}

function readFilter(filter: ListFilter, params: URLSearchParams): [string, string][] {
  const { name } = filter;
  const text = params.get(name) ?? getInitialValue(filter);
  if (filter.kind === 'select') {
    return [[name, filter.options.some(({ value }) => value === text) ? text : getInitialValue(filter)]];
  }
  if (filter.kind === 'flag') return [[name, text === '1' ? text : getInitialValue(filter)]];
  const operator = isValueFilter(filter) ? readOperator(filter, params) : [];
  const read = parseFilterValue(filter, { [name]: text, ...Object.fromEntries(operator) });
  const value = 'value' in read ? read.value : getInitialValue(filter);
  return [[name, filter.kind === 'integer' ? value : value.slice(0, getMaxLength(filter))], ...operator];
}

function readOperator({ operator }: ValueFilter, params: URLSearchParams): [string, string][] {
  if (!operator) return [];
  const { name, choices } = operator;
  return [[name, choices.find((choice) => choice === params.get(name)) ?? choices[0]]];
}
