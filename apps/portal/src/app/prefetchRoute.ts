import { getSession } from '../state/session.ts';
import type { Screen } from '../navigation/screen.ts';
import { findScreen } from './screens.ts';

/**
 * Prefetches everything the screen at a URL needs, in parallel: code, data and the page list. Failures are ignored
 * here and reported by the screen, which loads again.
 * @returns resolves when the requests are sent; responses are not awaited
 */
export async function prefetchRoute(address: string): Promise<void> {
  const screen = findScreen(address);
  screen?.load().catch(() => {});
  await Promise.allSettled([prefetchPages(), prefetchScreenData(screen, getSearchParams(address))]);
}

/**
 * Prefetches the data of a screen that declares it. Not after a sign-out, which can happen while this code is
 * loading.
 */
export async function prefetchScreenData(screen: Screen | undefined, search: URLSearchParams): Promise<void> {
  const request = await screen?.loadPrefetch?.();
  if (getSession()) request?.(search);
}

async function prefetchPages(): Promise<void> {
  const { prefetchPageRecords: requestPageRecords } = await import('../api/resources/pages.ts');
  requestPageRecords();
}

function getSearchParams(address: string): URLSearchParams {
  return new URL(address, 'https://portal.invalid').searchParams;
}
