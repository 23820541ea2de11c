import { currentSession } from '../state/session.ts';
import type { Screen } from './screen.ts';
import { screenAt } from './screens.ts';

/**
 * Prefetches everything the screen at a URL needs, in parallel: code, data and the page list. Failures are ignored
 * here and reported by the screen, which loads again.
 * @returns resolves when the requests are sent; responses are not awaited
 */
export async function openAhead(address: string): Promise<void> {
  const screen = screenAt(address);
  screen?.load().catch(() => {});
  await Promise.allSettled([requestPages(), requestScreenData(screen, searchOf(address))]);
}

/**
 * Prefetches the data of a screen that declares it. Not after a sign-out, which can happen while this code is
 * loading.
 */
export async function requestScreenData(screen: Screen | undefined, search: URLSearchParams): Promise<void> {
  const request = await screen?.loadRequest?.();
  if (currentSession()) request?.(search);
}

async function requestPages(): Promise<void> {
  const { requestPageRecords } = await import('../api/pages.ts');
  requestPageRecords();
}

function searchOf(address: string): URLSearchParams {
  return new URL(address, 'https://portal.invalid').searchParams;
}
