/** Statuses of a server that refuses requests for a while. */
const busyStatuses: ReadonlySet<number> = new Set([429, 503]);
const maxAttempts = 5;
const defaultWaitSeconds = 2;
const maxWaitSeconds = 10;

export interface WaitOptions {
  signal?: AbortSignal;
  /** Called when the server refuses the page. */
  onBusy?: () => void;
}

/**
 * Fetches a page until the server, or a proxy before it, no longer refuses it, each time after `Retry-After`.
 * @throws Error if the server stays busy or fails, or `signal` is aborted; TypeError without a connection
 */
export async function waitForServer(page: string, { signal, onBusy }: WaitOptions = {}): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    // As the browser does: screens have no file, and their paths are answered only to requests for a page.
    const response = await fetch(page, {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: signal ?? null,
    });
    if (response.ok) return;
    if (attempt === maxAttempts || !busyStatuses.has(response.status))
      throw new Error(`${page}: ${response.status}`);
    onBusy?.();
    const seconds = getWaitSeconds(response.headers.get('retry-after'));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  }
}

/** From the header in seconds; its other form, a date, is not used by servers for overload. */
export function getWaitSeconds(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, maxWaitSeconds) : defaultWaitSeconds;
}
