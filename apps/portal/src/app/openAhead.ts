import { screenAt } from './screens.ts';

/** Starts everything the screen at the address needs at once: its code, its data, and the pages that lead to it. */
export function openAhead(address: string): void {
  const screen = screenAt(address);
  // A failure shows where the thing is needed, which asks again.
  screen?.load().catch(() => {});
  screen?.requestData?.(new URL(address, 'https://portal.invalid').searchParams).catch(() => {});
  import('../api/pages.ts').then(({ requestPageRecords }) => requestPageRecords()).catch(() => {});
}
