import { busyStatuses } from './waitForFile.ts';

/** The URL of the code that an `import()` could not fetch, as Chromium and Firefox name it; `null` for other errors. */
export function findFailedFile(error: unknown): string | null {
  if (!(error instanceof TypeError)) return null;
  return /dynamically imported module: (\S+)/.exec(error.message)?.[1] ?? null;
}

/** Says why a part of the portal could not be loaded. */
export function getLoadFailureMessage(part: string, isBusy: boolean): string {
  return isBusy
    ? `${part} failed to load because the server is busy. Try again in a moment.`
    : `${part} failed to load. Check your connection and try again.`;
}

/** Whether the server, or a proxy before it, refuses the code that an `import()` could not fetch. */
export async function isRefused(error: unknown): Promise<boolean> {
  const file = findFailedFile(error);
  if (file === null) return false;
  return fetch(file, { cache: 'no-store' }).then(
    ({ status }) => busyStatuses.has(status),
    () => false,
  );
}
