const patienceMs = 1_500;
const stepMs = 100;

/**
 * Makes the question "does the database answer?" cheap to ask often: whoever asks while a question is under way gets
 * its answer.
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

/** What came of a question: an answer, an error, or nothing in time. */
export async function outcomeOf(
  question: Promise<unknown>,
  withinMs: number,
): Promise<'answered' | 'failed' | 'silent'> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'silent'>((resolve) => {
    // Counted in steps: time in which this process itself could not listen is not held against the database.
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
