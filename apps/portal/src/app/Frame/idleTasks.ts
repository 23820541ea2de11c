/** How long the page has to be at rest before the first task. */
const restMs = 2_000;
/** Delay before each further idle callback, and instead of it in browsers without `requestIdleCallback`. */
const pauseMs = 200;

/**
 * Runs tasks one after the other, each when the browser is idle.
 * @param isBusy checked before each task; no task starts while it returns true
 * @returns cancels the tasks that have not started
 */
export function runWhenIdle(tasks: readonly (() => Promise<unknown>)[], isBusy: () => boolean): () => void {
  const remaining = [...tasks];
  let isActive = true;
  const runNext = () => {
    if (!isActive || remaining.length === 0) return;
    const task = isBusy() ? undefined : remaining.shift();
    if (!task) return scheduleIdle(runNext, restMs);
    // Failures are ignored here: the task runs again, and reports them, when its result is needed.
    void task()
      .catch(() => {})
      .finally(() => scheduleIdle(runNext, pauseMs));
  };
  scheduleIdle(runNext, restMs);
  return () => {
    isActive = false;
  };
}

function scheduleIdle(run: () => void, delayMs: number): void {
  setTimeout('requestIdleCallback' in globalThis ? () => requestIdleCallback(run) : run, delayMs);
}
