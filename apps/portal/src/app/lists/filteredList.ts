import { DEFAULT_PAGE_SIZE } from '@portal/domain';
import { type ListFilter, type ListSearch, searchQuery } from '@portal/ui/tables';
import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import { type PageOfRows, pageOfRows, ROWS_PER_FILE_PAGE } from '../../api/exportAllRows.ts';
import type { PagedAnswer } from '../../api/pagingOf.ts';
import { queryClient } from '../../api/queryClient.ts';
import type { SearchCodec } from '../useSearch.ts';
import { type FilteredPage, filterSearch } from './filterSearch.ts';

/** What a list is asked by: its filters under the names of the API, and the page. */
type ListQuery = Record<string, string> & { pageNumber: number; rowsPerPage: number };

interface ListCall<Row, Field extends string> {
  /** Path of the call; writes that change the list refresh what stands under it. */
  path: string;
  /** Field of the answer that holds the rows. */
  rowsField: Field;
  filters: readonly ListFilter[];
  /** Default 100. */
  rowsPerPage?: number;
  call: (
    query: ListQuery,
    signal: AbortSignal,
  ) => Promise<{ data?: (PagedAnswer & Record<Field, readonly Row[]>) | undefined }>;
}

type AnsweredPage<Row> = PagedAnswer & {
  rows: readonly Row[];
  /** What the rows answer. While the next ones are fetched that is not what the address says. */
  asked: FilteredPage;
  /** When they were answered, milliseconds since 1970. */
  answeredAt: number;
};

/** A list that the server filters and sends page by page: its address, its rows and its file. */
export interface FilteredList<Row> {
  filters: readonly ListFilter[];
  /** Filters and page in the address. */
  address: SearchCodec<FilteredPage>;
  /** The query of one page; the last one stays until the next is there. */
  pageQuery: (shown: FilteredPage) => ReturnType<typeof queryOptions<AnsweredPage<Row>>>;
  /** Asks for the rows that the query of an address names. */
  request: (params: URLSearchParams) => void;
  /** One page of all rows of a search, for a file. */
  fetchPage: (search: ListSearch, page: number, signal: AbortSignal) => Promise<PageOfRows<Row>>;
}

/** Declares a list once, for all that its screen needs. */
export function filteredList<Row, Field extends string>(list: ListCall<Row, Field>): FilteredList<Row> {
  const { path, rowsField, filters, rowsPerPage = DEFAULT_PAGE_SIZE, call } = list;
  const address = filterSearch(filters);
  const queryOf = (search: ListSearch, page: number, rows: number) =>
    ({ ...searchQuery(filters, search), pageNumber: page, rowsPerPage: rows }) as ListQuery;
  const pageQuery: FilteredList<Row>['pageQuery'] = ({ search, page }) => {
    const query = queryOf(search, page, rowsPerPage);
    return queryOptions({
      queryKey: ['get', path, query] as QueryKey,
      queryFn: async ({ signal }) => {
        const { data } = await call(query, signal);
        // What some server sent may lack the rows; whoever shows them says so.
        const rows = data?.[rowsField];
        return { ...data, rows, asked: { search, page }, answeredAt: Date.now() } as AnsweredPage<Row>;
      },
      placeholderData: keepPreviousData,
    });
  };
  return {
    filters,
    address,
    pageQuery,
    request: (params) => void queryClient.prefetchQuery(pageQuery(address.read(params))),
    async fetchPage(search, page, signal) {
      const { data } = await call(queryOf(search, page, ROWS_PER_FILE_PAGE), signal);
      return pageOfRows(data, rowsField);
    },
  };
}
