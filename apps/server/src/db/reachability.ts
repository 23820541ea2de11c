const defaultTimeoutMs = 1_500;
const tickMs = 100;

/**
 * Creates a reachability check. Concurrent callers share one query.
 * @param query any statement
 */
export function createReachabilityCheck(query: () => Promise<unknown>): () => Promise<boolean> {
  let pending: Promise<boolean> | null = null;
  return () => {
    pending ??= waitForOutcome(query(), defaultTimeoutMs)
      .then((outcome) => outcome === 'answered')
      .finally(() => (pending = null));
    return pending;
  };
}

/** The outcome of a query: a result, an error, or a timeout. */
export async function waitForOutcome(
  query: Promise<unknown>,
  timeoutMs: number,
): Promise<'answered' | 'failed' | 'silent'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'silent'>((resolve) => {
    // Counted in ticks: time in which this process was blocked does not count.
    let steps = timeoutMs / tickMs;
    timer = setInterval(() => {
      steps -= 1;
      if (steps <= 0) resolve('silent');
    }, tickMs);
  });
  const response = query.then(
    () => 'answered' as const,
    () => 'failed' as const,
  );
  try {
    return await Promise.race([response, timeout]);
  } finally {
    clearInterval(timer);
  }
}
