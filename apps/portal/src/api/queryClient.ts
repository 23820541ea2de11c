import { type FetchQueryOptions, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isForbidden, isTransient, needsLogin, logFailure } from './failures.ts';

/** A response this fresh is not refetched: loader, screen and a quick return share one request. */
const staleTimeMs = 5_000;
/** How long the data of unused queries stays cached. */
const gcTimeMs = 30 * 60_000;
const maxReadRetries = 2;

/** The query of the signed-in user, refreshed after a 403. */
export const sessionQueryKey = ['get', '/api/session'] as const;

/** What the network or the server has failed is fetched again when the user or the connection is back. */
const hasFailed = ({ state }: { state: { error: unknown } }) => isTransient(state.error);

/**
 * The cache of server data. Reads are retried only when the network or the server failed. Writes are never retried,
 * because a write without a response may have been executed.
 */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // Background queries without a login are not logged as failures.
      if (!(query.meta?.isBackground && needsLogin(error))) {
        logFailure(error, query.queryKey.slice(0, 2).join(' '));
      }
      if (isForbidden(error) && query.queryKey[1] !== sessionQueryKey[1]) {
        void queryClient.invalidateQueries({ queryKey: sessionQueryKey });
      }
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: staleTimeMs,
      gcTime: gcTimeMs,
      refetchOnWindowFocus: hasFailed,
      refetchOnReconnect: hasFailed,
      // The failure may come from prefetching for this screen: Retry refetches, and so does reopening the screen.
      retryOnMount: false,
      // Requests are also sent when the browser reports being offline: the failure is shown, with Retry.
      networkMode: 'always',
      retry: (failures, error) => failures < maxReadRetries && isTransient(error),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Fetches data for a screen that is opened. Data that is shown is not fetched again: sorting a table changes the URL, too.
 */
export function prefetch<Data, Failure, Result, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Failure, Result, Key>,
): void {
  const isShown = queryClient.getQueryCache().find({ queryKey: query.queryKey })?.isActive();
  if (!isShown) void queryClient.prefetchQuery(query);
}
