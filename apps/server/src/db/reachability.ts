const patienceMs = 1_500;
const stepMs = 100;

/**
 * Creates a reachability check. Concurrent callers share one query.
 * @param question any statement
 */
export function reachabilityOf(question: () => Promise<unknown>): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  return () => {
    asked ??= outcomeOf(question(), patienceMs)
      .then((outcome) => outcome === 'answered')
      .finally(() => (asked = null));
    return asked;
  };
}

/** The outcome of a query: a result, an error, or a timeout. */
export async function outcomeOf(
  question: Promise<unknown>,
  withinMs: number,
): Promise<'answered' | 'failed' | 'silent'> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'silent'>((resolve) => {
    // Counted in ticks: time in which this process was blocked does not count.
    let steps = withinMs / stepMs;
    timer = setInterval(() => {
      steps -= 1;
      if (steps <= 0) resolve('silent');
    }, stepMs);
  });
  const answer = question.then(
    () => 'answered' as const,
    () => 'failed' as const,
  );
  try {
    return await Promise.race([answer, patience]);
  } finally {
    clearInterval(timer);
  }
}
