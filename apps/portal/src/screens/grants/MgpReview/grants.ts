import { isApiError } from '@portal/api-client';
import {
  APPLICATION_NOT_FOUND,
  type ApplicationPage,
  toSafeFileUrl,
  GRANT_FAILURE,
  parseApplicationId,
} from '@portal/domain/grants';
import type { AsyncState } from '@portal/ui/feedback';
import type { ListSearch } from '@portal/ui/tables';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clients } from '../../../api/clients.ts';
import { prefetch, queryClient } from '../../../api/queryClient.ts';
import { settings } from '../../../config/settings.ts';
import { toExtensionQuery } from '../../../lists/toExtensionQuery.ts';
import type { FilteredListState } from '../../../lists/filterUrlState.ts';
import { reviewInUrl } from './reviewInUrl.ts';

const rowsPerPage = settings.grantRowsPerPage;
/** File links are valid for five minutes: an application is refetched before they expire. */
const fileLinkRefreshMs = 240_000;
const viewLogKey = ['get', '/grant/api/ViewLog'] as const;

export function createApplicationPageQuery(location: FilteredListState) {
  const query = toPageQuery(location);
  return queryOptions({
    queryKey: ['get', '/grant/api/ApplicationList/', query],
    queryFn: async ({ signal }) => fetchApplicationPage(query, signal),
    placeholderData: keepPreviousData,
  });
}

function toPageQuery({ search, page }: FilteredListState) {
  return { ...toExtensionQuery(search), pageNum: page, rowsPerPage };
}

async function fetchApplicationPage(query: ReturnType<typeof toPageQuery>, signal: AbortSignal) {
  const { data } = await clients.grant.GET('/api/ApplicationList/', { params: { query }, signal });
  return data as ApplicationPage & { filters?: string[] };
}

/** Fetches a page of the list for printing. */
export async function fetchApplications(location: FilteredListState, signal: AbortSignal) {
  const { appData, totalRows, totalPages } = await fetchApplicationPage(toPageQuery(location), signal);
  return { rows: appData, rowCount: totalRows, totalPages };
}

export function createApplicationQuery(id: number) {
  return queryOptions({
    queryKey: ['get', '/grant/api/application/{id}', id],
    queryFn: async ({ signal }) => {
      const { data } = await clients.grant.GET('/api/application/{id}', {
        params: { path: { id } },
        signal,
      });
      return data ?? null;
    },
    gcTime: fileLinkRefreshMs,
    refetchInterval: fileLinkRefreshMs,
    refetchOnWindowFocus: true,
  });
}

/**
 * Reports to the server that an application was opened, which counts a page view. Sent once per opening, without
 * retry; on failure only the navigation to the neighboring applicants may be missing.
 * @param opening unique id of the opening, such as the key of the history entry
 * @returns the page of the list without filters that holds the application, and its neighbors in the list with filters
 */
export function createRecordViewQuery(id: number, opening: string, search: ListSearch) {
  return queryOptions({
    queryKey: ['put', '/grant/api/ApplicationList', id, opening],
    queryFn: async () => {
      const body = { Id: id, RowsPerPage: rowsPerPage, ...toExtensionQuery(search) };
      const { data } = await clients.grant.PUT('/api/ApplicationList', { body });
      void queryClient.invalidateQueries({ queryKey: viewLogKey });
      return data ?? null;
    },
    staleTime: Infinity,
    retry: false,
  });
}

export const viewLogQuery = queryOptions({
  queryKey: viewLogKey,
  queryFn: async ({ signal }) => (await clients.grant.GET('/api/ViewLog', { signal })).data ?? [],
});

export const dailyCountsQuery = queryOptions({
  queryKey: ['get', '/grant/api/DailyCounts'],
  queryFn: async ({ signal }) => (await clients.grant.GET('/api/DailyCounts', { signal })).data ?? [],
});

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

/** The same for an application: 404 shows the specified not-found text. */
export function withApplicationMessage<T>(state: AsyncState<T>, error: unknown): AsyncState<T> {
  if (state.status === 'failed' && isApiError(error) && error.status === 404) return notFound;
  return withGrantMessage(state, error);
}

export const notFound = { status: 'failed', message: APPLICATION_NOT_FOUND } as const;
