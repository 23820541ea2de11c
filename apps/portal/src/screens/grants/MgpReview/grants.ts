import { isApiError } from '@portal/api-client';
import { clampPage } from '@portal/domain';
import {
  APPLICATION_NOT_FOUND,
  type ApplicationPage,
  fileUrl,
  GRANT_FAILURE,
  readApplicationId,
} from '@portal/domain/grants';
import type { AsyncState } from '@portal/ui/feedback';
import type { PagePosition } from '@portal/ui/tables';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clients } from '../../../api/clients.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { settings } from '../../../config/settings.ts';
import { reviewSearch } from './reviewSearch.ts';

const rowsPerPage = settings.grantRowsPerPage;
/** Links to files are good for five minutes: an application is asked for anew before they end. */
const filesFreshForMs = 240_000;
const viewLogKey = ['get', '/grant/api/ViewLog'] as const;

export function applicationPageQuery(page: number) {
  const query = { pageNum: page, rowsPerPage };
  return queryOptions({
    queryKey: ['get', '/grant/api/ApplicationList/', query],
    queryFn: async ({ signal }) => {
      const { data } = await clients.grant.GET('/api/ApplicationList/', { params: { query }, signal });
      return data as ApplicationPage;
    },
    placeholderData: keepPreviousData,
  });
}

export function applicationQuery(id: number) {
  return queryOptions({
    queryKey: ['get', '/grant/api/application/{id}', id],
    queryFn: async ({ signal }) => {
      const { data } = await clients.grant.GET('/api/application/{id}', {
        params: { path: { id } },
        signal,
      });
      return data ?? null;
    },
    gcTime: filesFreshForMs,
    refetchInterval: filesFreshForMs,
    refetchOnWindowFocus: true,
  });
}

/**
 * Tells the server that an application was opened: it counts a view of the day. Asked once for each opening and never
 * again; whether it works changes nothing that is shown but the way to the applicants beside.
 * @param opening names the opening, as an entry of the history does
 * @returns the page of the list that holds the application
 */
export function openingQuery(id: number, opening: string) {
  return queryOptions({
    queryKey: ['put', '/grant/api/ApplicationList', id, opening],
    queryFn: async () => {
      const body = { Id: id, RowsPerPage: rowsPerPage };
      const { data } = await clients.grant.PUT('/api/ApplicationList', { body });
      void queryClient.invalidateQueries({ queryKey: viewLogKey });
      return data?.pageNum ?? null;
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

/** Has the CSV file made. @returns where it is, as an address that may be a link */
export async function makeApplicationsFile(): Promise<string> {
  const { data } = await clients.grant.GET('/api/application/', { parseAs: 'text' });
  const url = fileUrl(data ?? null);
  if (url === null) throw new Error('The location of the file is no address.');
  return url;
}

/** Asks for what the query of an address shows. */
export function requestGrants(params: URLSearchParams): void {
  const { page, applicant } = reviewSearch.read(params);
  const id = applicant === null ? null : readApplicationId(applicant);
  if (id !== null) void queryClient.prefetchQuery(applicationQuery(id));
  void queryClient.prefetchQuery(applicationPageQuery(page));
}

/** Where the list stands. @param wanted the page asked for; beyond the last one the last one is answered */
export function positionOf(data: ApplicationPage | undefined, wanted: number): PagePosition | null {
  if (!data || !Array.isArray(data.appData)) return null;
  return {
    page: clampPage(wanted, data.totalPages),
    totalPages: Math.max(1, data.totalPages),
    rowCount: data.totalRows,
    rowsOnPage: data.appData.length,
  };
}

/** A state with the words that the specification has for a failure; that a login has expired is said as everywhere. */
export function inGrantWords<T>(state: AsyncState<T>, error: unknown): AsyncState<T> {
  if (state.status !== 'failed' || (isApiError(error) && error.kind === 'expired')) return state;
  return { ...state, message: GRANT_FAILURE, details: state.message };
}

/** What is shown of an application: an unknown one, and an id that none can have, is not found. */
export function inApplicationWords<T>(state: AsyncState<T>, error: unknown): AsyncState<T> {
  if (state.status === 'failed' && isApiError(error) && error.status === 404) return notFound;
  return inGrantWords(state, error);
}

export const notFound = { status: 'failed', message: APPLICATION_NOT_FOUND } as const;
