import { isApiError } from '@portal/api-client';
import {
  APPLICATION_NOT_FOUND,
  toSafeFileUrl,
  GRANT_FAILURE,
  parseApplicationId,
} from '@portal/domain/grants';
import type { AsyncState } from '@portal/ui/feedback';
import type { ListSearch } from '@portal/ui/tables';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clients } from '../../../api/clients.ts';
import { grantApi } from '../../../api/queries.ts';
import { prefetch, queryClient } from '../../../api/queryClient.ts';
import { settings } from '../../../config/settings.ts';
import { toExtensionQuery } from '../../../lists/toExtensionQuery.ts';
import type { FilteredListState } from '../../../lists/filterUrlState.ts';
import { reviewInUrl } from './reviewInUrl.ts';

const rowsPerPage = settings.grantRowsPerPage;
/** File links are valid for five minutes: an application is refetched before they expire. */
const fileLinkRefreshMs = 240_000;

export function createApplicationPageQuery(location: FilteredListState) {
  return grantApi.queryOptions(
    'get',
    '/api/ApplicationList/',
    { params: { query: toPageQuery(location) } },
    { placeholderData: keepPreviousData },
  );
}

function toPageQuery({ search, page }: FilteredListState) {
  return { ...toExtensionQuery(search), pageNum: page, rowsPerPage };
}

/** Fetches a page of the list for printing. */
export async function fetchApplications(location: FilteredListState, signal: AbortSignal) {
  const query = toPageQuery(location);
  const { data } = await clients.grant.GET('/api/ApplicationList/', { params: { query }, signal });
  return { rows: data?.appData ?? [], rowCount: data?.totalRows ?? 0, totalPages: data?.totalPages ?? 1 };
}

export function createApplicationQuery(id: number) {
  return grantApi.queryOptions(
    'get',
    '/api/application/{id}',
    { params: { path: { id } } },
    { gcTime: fileLinkRefreshMs, refetchInterval: fileLinkRefreshMs, refetchOnWindowFocus: true },
  );
}

/**
 * Reports to the server that an application was opened, which counts a page view. Sent once per opening, without
 * retry; on failure only the navigation to the neighboring applicants may be missing.
 * @param opening unique id of the opening, such as the key of the history entry
 * @returns the page of the list without filters that holds the application, and its neighbors in the list with filters
 */
export function createRecordViewQuery(id: number, opening: string, search: ListSearch) {
  return queryOptions({
    queryKey: ['put', '/api/ApplicationList', id, opening],
    queryFn: async () => {
      const body = { Id: id, RowsPerPage: rowsPerPage, ...toExtensionQuery(search) };
      const { data } = await clients.grant.PUT('/api/ApplicationList', { body });
      void queryClient.invalidateQueries({ queryKey: viewLogQuery.queryKey });
      return data ?? null;
    },
    staleTime: Infinity,
    retry: false,
  });
}

export const viewLogQuery = grantApi.queryOptions('get', '/api/ViewLog');

export const dailyCountsQuery = grantApi.queryOptions('get', '/api/DailyCounts');

/** Generates the CSV file. @returns its URL, which is safe to link */
export async function generateApplicationsFile(): Promise<string> {
  const { data } = await clients.grant.GET('/api/application/', { parseAs: 'text' });
  const url = toSafeFileUrl(data ?? null);
  if (url === null) throw new Error('The URL of the file is invalid.');
  return url;
}

/** Prefetches the data for the query of a URL. */
export function prefetchGrants(params: URLSearchParams): void {
  const review = reviewInUrl.read(params);
  const id = review.applicant === null ? null : parseApplicationId(review.applicant);
  if (id !== null) prefetch(createApplicationQuery(id));
  prefetch(createApplicationPageQuery(review));
}

/** Replaces the message of a failure by the specified text, except for an expired login. */
export function withGrantMessage<T>(state: AsyncState<T>, error: unknown): AsyncState<T> {
  if (state.status !== 'failed' || (isApiError(error) && error.kind === 'expired')) return state;
  return { ...state, message: GRANT_FAILURE, details: state.message };
}

export const notFound = { status: 'failed', message: APPLICATION_NOT_FOUND } as const;
