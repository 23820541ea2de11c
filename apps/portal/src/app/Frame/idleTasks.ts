/** Delay before each idle callback, and instead of it in browsers without `requestIdleCallback`. */
const pauseMs = 200;

/**
 * Runs jobs one after the other, each when the browser is idle.
 * @param isBusy checked before each job; no job starts while it returns true
 * @returns cancels the jobs that have not started
 */
export function runWhenIdle(tasks: readonly (() => Promise<unknown>)[], isBusy: () => boolean): () => void {
  const remaining = [...tasks];
  let isActive = true;
  const runNext = () => {
    if (!isActive || remaining.length === 0) return;
    const task = isBusy() ? undefined : remaining.shift();
    // Failures are ignored here: the job runs again, and reports them, when its result is needed.
    void (task?.() ?? Promise.resolve()).catch(() => {}).finally(() => scheduleIdle(runNext));
  };
  scheduleIdle(runNext);
  return () => {
    isActive = false;
  };
}

function scheduleIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) setTimeout(() => requestIdleCallback(run), pauseMs);
  else setTimeout(run, pauseMs);
}
