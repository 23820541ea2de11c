/** What a browser that knows no idle time waits instead. */
const pauseMs = 200;

/**
 * Does one job after the other, each when the browser has nothing better to do.
 * @param isBusy asked before each job; while it says so nothing is begun
 * @returns gives up what has not begun
 */
export function runWhenIdle(jobs: readonly (() => Promise<unknown>)[], isBusy: () => boolean): () => void {
  const left = [...jobs];
  let isWanted = true;
  const next = () => {
    if (!isWanted || left.length === 0) return;
    const job = isBusy() ? undefined : left.shift();
    // What fails here fails again, and is shown, where it is needed.
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
