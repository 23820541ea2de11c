/** Statuses of a server that refuses requests for a while. */
export const busyStatuses: ReadonlySet<number> = new Set([429, 503]);
const maxAttempts = 5;
const defaultWaitSeconds = 2;
const maxWaitSeconds = 10;

interface WaitOptions {
  signal?: AbortSignal;
  /** Called when the server refuses the file. */
  onBusy?: () => void;
}

/**
 * Fetches a file until the server no longer refuses it, each time after `Retry-After`.
 * @throws Error if the file is missing, the server stays busy or `signal` is aborted; TypeError without a connection
 */
export async function waitForFile(url: string, { signal, onBusy }: WaitOptions = {}): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, { cache: 'no-store', signal: signal ?? null });
    if (response.ok) return;
    if (attempt === maxAttempts || !busyStatuses.has(response.status))
      throw new Error(`${url}: ${response.status}`);
    onBusy?.();
    await wait(getWaitSeconds(response.headers.get('retry-after')));
  }
}

/** From the header in seconds; its other form, a date, is not used by servers for overload. */
export function getWaitSeconds(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, maxWaitSeconds) : defaultWaitSeconds;
}

function wait(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
}
