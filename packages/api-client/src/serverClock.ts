/** The server's time as seen from here, so that a wrong clock of the caller ends no login early. */
export interface ServerClock {
  /**
   * Milliseconds since 1970 by the server's clock.
   * @param knownOffsetMs how far the server is ahead of the local clock, used until an answer has told
   */
  now(knownOffsetMs?: number): number;
  /** Learns the offset from the `Date` header of an answer; one without it, or out of a cache, teaches nothing. */
  observe(answer: Response): void;
}

/**
 * `Date` has whole seconds and is written before the answer arrives, so the clock runs up to a second and the
 * answer's way behind the server's: an expiry is never judged early, and the server has the last word.
 * @param localNow milliseconds since 1970 by the local clock
 */
export function createServerClock(localNow: () => number = Date.now): ServerClock {
  let observedMs: number | null = null;
  return {
    now: (knownOffsetMs = 0) => localNow() + (observedMs ?? knownOffsetMs),
    observe(answer) {
      const serverMs = Date.parse(answer.headers.get('date') ?? '');
      if (Number.isNaN(serverMs) || answer.headers.has('age')) return;
      observedMs = serverMs - localNow();
    },
  };
}
