import { emptySearch, type ListFilter, type ListSearch, readFilterValue } from '@portal/ui/tables';
import type { SearchCodec } from './useSearch.ts';

/** What the address of a filtered list says: the search whose rows are shown, and which page of them. */
export interface FilteredPage {
  search: ListSearch;
  /** 1-based. */
  page: number;
}

/** The filters of a list in the address, under the names of the API; what is as at the beginning is not written. */
export function filterSearch(filters: readonly ListFilter[]): SearchCodec<FilteredPage> {
  const empty = emptySearch(filters);
  return {
    read: (params) => ({
      search: Object.fromEntries(filters.flatMap((filter) => readFilter(filter, params))),
      page: readPage(params.get('page')),
    }),
    write({ search, page }) {
      const params = new URLSearchParams();
      for (const filter of filters) {
        const { name } = filter;
        const value = search[name] ?? '';
        if (value !== empty[name]) params.set(name, value);
        if (filter.kind !== 'choice' && value !== '') {
          params.set(filter.operator.name, search[filter.operator.name] ?? '');
        }
      }
      if (page !== 1) params.set('page', String(page));
      return params;
    },
  };
}

function readFilter(filter: ListFilter, params: URLSearchParams): [string, string][] {
  const value = params.get(filter.name) ?? '';
  if (filter.kind === 'choice') {
    const option = filter.options.find((each) => each.value === value) ?? filter.options[0];
    return [[filter.name, option.value]];
  }
  const { name, choices } = filter.operator;
  const operator = choices.find((choice) => choice === params.get(name)) ?? choices[0];
  const read = readFilterValue(filter, { [filter.name]: value, [name]: operator });
  return [
    [filter.name, 'value' in read ? read.value.slice(0, filter.maxLength ?? 100) : ''],
    [name, operator],
  ];
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
