/** A value that is read when needed and then cached. Concurrent callers share one read. */
export interface CachedRead<Value> {
  read(): Promise<Value>;
  /** Makes the next call read again. */
  invalidate(): void;
}

export type VersionedRead<Value> = Pick<CachedRead<Value>, 'read'>;

interface VersionedSource<Value> {
  /** Differs whenever the value must be read again. */
  readVersion: () => Promise<string>;
  read: () => Promise<Value>;
  maxAgeMs: number;
}

/**
 * A cached value that is read again when its version has changed. The version is read for each call, before the value, so
 * that a change between the two is noticed by the next call.
 */
export function createVersionedRead<Value>({
  readVersion,
  read,
  maxAgeMs,
}: VersionedSource<Value>): VersionedRead<Value> {
  const cached = createCachedRead(read, maxAgeMs);
  let versionRead: string | null = null;
  return {
    async read() {
      const version = await readVersion();
      if (version !== versionRead) cached.invalidate();
      versionRead = version;
      return cached.read();
    },
  };
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
