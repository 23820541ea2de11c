import { ChunkLoadError } from './ChunkLoadError.ts';

const busyStatuses = new Set([429, 503]);
const maxAttempts = 5;
const defaultWaitSeconds = 2;
const maxWaitSeconds = 10;

/**
 * Fetches a file of the build into the cache of the browser. While the server is busy, tries again after `Retry-After`.
 * Other statuses are left to the import.
 * @throws ChunkLoadError if the server stays busy; TypeError without a connection
 */
export async function fetchChunkFile(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url);
    if (!busyStatuses.has(response.status)) {
      // Only a complete body is cached.
      await response.arrayBuffer();
      return;
    }
    if (attempt === maxAttempts) throw new ChunkLoadError(`${url}: ${response.status}`);
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
