/** Delay before each idle callback, and instead of it in browsers without `requestIdleCallback`. */
const pauseMs = 200;

/**
 * Runs jobs one after the other, each when the browser is idle.
 * @param isBusy checked before each job; no job starts while it returns true
 * @returns cancels the jobs that have not started
 */
export function runWhenIdle(jobs: readonly (() => Promise<unknown>)[], isBusy: () => boolean): () => void {
  const left = [...jobs];
  let isWanted = true;
  const next = () => {
    if (!isWanted || left.length === 0) return;
    const job = isBusy() ? undefined : left.shift();
    // Failures are ignored here: the job runs again, and reports them, when its result is needed.
    void (job?.() ?? Promise.resolve()).catch(() => {}).finally(() => whenIdle(next));
  };
  whenIdle(next);
  return () => {
    isWanted = false;
  };
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) setTimeout(() => requestIdleCallback(run), pauseMs);
  else setTimeout(run, pauseMs);
}
