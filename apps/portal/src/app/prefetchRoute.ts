import { prefetchPageRecords } from '../api/resources/pages.ts';
import { toViewHref } from '@portal/domain';
import { withDefaultView } from '../api/resources/savedViews.ts';
import { getSession } from '../state/session.ts';
import type { PrefetchData, Screen } from '../navigation/screen.ts';
import { findScreen } from './screens.ts';

/**
 * Prefetches everything the screen at a URL needs, in parallel: code, data and the page list. Failures are ignored
 * here and reported by the screen, which loads again.
 * @returns resolves when the requests are sent; responses are not awaited
 */
export async function prefetchRoute(address: string): Promise<void> {
  const screen = findScreen(address);
  prefetchPageRecords();
  await prefetchScreenData(screen, getSearchParams(address)).catch(() => {});
  // After the requests: running it takes longer than sending them.
  screen?.load().catch(() => {});
}

/** What has been loaded. Importing it again would delay its request until after a rendering that has begun. */
const loadedRequests = new WeakMap<Screen, PrefetchData>();

async function loadRequest(screen: Screen): Promise<PrefetchData | undefined> {
  const request = await screen.loadPrefetch?.();
  if (request) loadedRequests.set(screen, request);
  return request;
}

/**
 * Prefetches the data of a screen that declares it: of its default view, if nothing else is chosen. Not after a
 * sign-out, which can happen while this code is loading.
 */
export async function prefetchScreenData(screen: Screen | undefined, search: URLSearchParams): Promise<void> {
  const request = screen && (loadedRequests.get(screen) ?? (await loadRequest(screen)));
  const prefetch = (query: URLSearchParams) => {
    if (getSession()) request?.(query);
  };
  if (!screen?.views || search.size > 0) prefetch(search);
  else withDefaultView(screen.path, (view) => prefetch(view ? getSearchParams(toViewHref(view)) : search));
}

function getSearchParams(address: string): URLSearchParams {
  return new URL(address, 'https://portal.invalid').searchParams;
}
