import { currentSession } from '../state/session.ts';
import type { Screen } from './screen.ts';
import { screenAt } from './screens.ts';

/**
 * Starts everything the screen at the address needs at once: its code, its data, and the pages that lead to it.
 * What fails here fails again, and is shown, where it is needed.
 * @returns when the data has been asked for; the answers are not waited for
 */
export async function openAhead(address: string): Promise<void> {
  const screen = screenAt(address);
  screen?.load().catch(() => {});
  await Promise.allSettled([requestPages(), requestScreenData(screen, searchOf(address))]);
}

/** Asks for the data of a screen, if it says how; not after a log out, which Back may overtake. */
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
