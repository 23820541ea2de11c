/** A value that is read when needed and then cached. Concurrent callers share one read. */
export interface CachedRead<Value> {
  read(): Promise<Value>;
  /** Makes the next call read again. */
  invalidate(): void;
}

export function createCachedRead<Value>(read: () => Promise<Value>, maxAgeMs: number): CachedRead<Value> {
  let cached: { startedAt: number; value: Promise<Value> } | null = null;

  function startReading() {
    const reading = { startedAt: performance.now(), value: read() };
    // Do not cache a failed read. Callers that wait for it still get the error.
    reading.value.catch(() => {
      if (cached === reading) cached = null;
    });
    return reading;
  }

  return {
    read() {
      if (!cached || performance.now() - cached.startedAt >= maxAgeMs) cached = startReading();
      return cached.value;
    },
    invalidate() {
      cached = null;
    },
  };
}
