import { DEFAULT_ROWS_PER_PAGE } from '@portal/domain';
import { type ListFilter, type ListSearch, type ListSort, toSearchQuery } from '@portal/ui/tables';
import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { PageOfRows } from '../api/exportAllRows.ts';
import type { PagedResponse } from '../api/pagePosition.ts';
import { prefetch } from '../api/queryClient.ts';
import type { UrlState } from '../url/urlState.ts';
import { type FilteredListState, filterUrlState } from './filterUrlState.ts';

/** The query of a list: its filters by their API names, and the page. */
type ListQuery = Record<string, string> & { pageNumber: number; rowsPerPage: number };

interface ListCall<Row, Field extends string> {
  /** Path of the call; writes that change the list invalidate queries by this path. */
  path: string;
  rowsField: Field;
  filters: readonly ListFilter[];
  /** Name of a filter that is hidden if the response does not name it in its `filters`. */
  extension?: string;
  /** How the headings of the table sort. */
  sort?: ListSort;
  call: (
    query: ListQuery,
    signal: AbortSignal,
  ) => Promise<{ data?: (PagedResponse & Record<Field, readonly Row[]> & Extensions<Row>) | undefined }>;
}

/** What only some providers return. */
interface Extensions<Row> {
  /** The sums of the rows of all pages. */
  totals?: Row;
  /** The filters that are extensions. */
  filters?: string[];
  /** When the data are from, if they are not current. */
  receivedAt?: number;
}

type ListPageData<Row> = PagedResponse &
  Extensions<Row> & {
    rows: readonly Row[];
    /** The request that these rows belong to. Differs from the URL while the next page is loading. */
    requestedState: FilteredListState;
    /** When the response arrived or older data are from, milliseconds since 1970. */
    receivedAt: number;
  };

/** Rows per page for exports: the server's maximum. */
const rowsPerFilePage = 500;

/** A list with server-side filters and paging: its URL state, its query and its export. */
export interface FilteredList<Row> {
  filters: readonly ListFilter[];
  extension: string | undefined;
  sort: ListSort | undefined;
  urlState: UrlState<FilteredListState>;
  /** The query of one page; the previous page stays visible until the next is loaded. */
  pageQuery: (shown: FilteredListState) => ReturnType<typeof queryOptions<ListPageData<Row>>>;
  /** Prefetches the rows for the query of a URL. */
  prefetch: (params: URLSearchParams) => void;
  /** Fetches one page of a search for an export. */
  fetchPage: (search: ListSearch, page: number, signal: AbortSignal) => Promise<PageOfRows<Row>>;
}

/** Defines a list with everything its screen needs. */
export function createFilteredList<Row, Field extends string>(list: ListCall<Row, Field>): FilteredList<Row> {
  const { path, rowsField, filters, call } = list;
  const urlState = filterUrlState(filters);
  const toListQuery = (search: ListSearch, page: number, rows: number) =>
    ({ ...toSearchQuery(filters, search), pageNumber: page, rowsPerPage: rows }) as ListQuery;
  const pageQuery: FilteredList<Row>['pageQuery'] = (requestedState) => {
    const query = toListQuery(requestedState.search, requestedState.page, DEFAULT_ROWS_PER_PAGE);
    return queryOptions({
      queryKey: ['get', path, query] as QueryKey,
      queryFn: async ({ signal }) => {
        const { data } = await call(query, signal);
        // A malformed response may lack the rows; `asyncRows` reports that.
        const rows = data?.[rowsField];
        return { receivedAt: Date.now(), ...data, rows, requestedState } as ListPageData<Row>;
      },
      placeholderData: keepPreviousData,
    });
  };
  return {
    filters,
    extension: list.extension,
    sort: list.sort,
    urlState,
    pageQuery,
    prefetch: (params) => prefetch(pageQuery(urlState.read(params))),
    async fetchPage(search, page, signal) {
      const { data } = await call(toListQuery(search, page, rowsPerFilePage), signal);
      return {
        rows: data?.[rowsField] ?? [],
        rowCount: data?.rowCount ?? 0,
        totalPages: data?.totalPagesAvailable ?? 1,
      };
    },
  };
}
