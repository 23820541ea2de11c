/** An estimate of the server's time, so that a wrong local clock does not end a login early. */
export interface ServerClock {
  /**
   * Milliseconds since 1970 by the server's clock.
   * @param knownOffsetMs how far the server is ahead of the local clock, used until a response was observed
   */
  now(knownOffsetMs?: number): number;
  /** Updates the offset from the `Date` header of a response; ignores responses without it or from a cache. */
  observe(response: Response): void;
}

/**
 * `Date` has whole seconds and is set before the response arrives, so this clock is up to a second plus the latency
 * behind the server's: a login never expires early here, and the server decides.
 * @param localNow milliseconds since 1970 by the local clock
 */
export function createServerClock(localNow: () => number = Date.now): ServerClock {
  let observedOffsetMs: number | null = null;
  return {
    now: (knownOffsetMs = 0) => localNow() + (observedOffsetMs ?? knownOffsetMs),
    observe(response) {
      const serverMs = Date.parse(response.headers.get('date') ?? '');
      if (Number.isNaN(serverMs) || response.headers.has('age')) return;
      observedOffsetMs = serverMs - localNow();
    },
  };
}
