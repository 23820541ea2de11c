import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { isRefused, isTransient, needsLogin } from './failures.ts';
import { logFailure } from './logFailure.ts';

/** An answer this young is shown without asking again: loader, screen and a quick return share one request. */
const freshForMs = 5_000;
/** How long the rows of a screen that was left stay at hand. */
const keptForMs = 30 * 60_000;
const readRetries = 2;

/** The query of the signed-in user: who a refusal may be news of. */
export const sessionQueryKey = ['get', '/api/session'] as const;

/**
 * What the portal knows of the server's data. Reads are tried again only when the network or the server failed;
 * writes never, since a write without an answer may have been done.
 */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // What nobody asked for is no failure of anything while there is no login.
      if (!(query.meta?.isBackground && needsLogin(error))) logFailure(query.queryKey, error);
      if (isRefused(error) && query.queryKey[1] !== sessionQueryKey[1]) {
        void queryClient.invalidateQueries({ queryKey: sessionQueryKey });
      }
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: freshForMs,
      gcTime: keptForMs,
      refetchOnWindowFocus: false,
      // What failed was asked for on the way to the screen: Retry asks again, and so does coming back.
      retryOnMount: false,
      // A browser that believes to be offline asks all the same: the failure is shown, with Retry.
      networkMode: 'always',
      retry: (failures, error) => failures < readRetries && isTransient(error),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * After a new login: what is shown as refused for want of one is asked for again, and what was refused on the way to a
 * screen is forgotten, so that the screen asks.
 */
export function refetchRefused(): void {
  const predicate = ({ state }: Query) => state.status === 'error' && needsLogin(state.error);
  queryClient.removeQueries({ type: 'inactive', predicate });
  void queryClient.refetchQueries({ type: 'active', predicate });
}
