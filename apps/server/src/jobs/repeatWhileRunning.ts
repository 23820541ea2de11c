import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

interface Pauses {
  firstPauseMs: number;
  pauseMs: number;
}

/**
 * Repeats work while the server runs, each time after a pause. A stopping server waits until the work has ended.
 * @param work must not throw
 */
export function repeatWhileRunning(
  app: FastifyInstance,
  { firstPauseMs, pauseMs }: Pauses,
  work: (signal: AbortSignal) => Promise<void>,
): void {
  const closing = new AbortController();
  const { signal } = closing;
  let running = Promise.resolve();

  async function start(): Promise<void> {
    for (let pause = firstPauseMs; ; pause = pauseMs) {
      await wait(pause, null, { ref: false, signal }).catch(() => {});
      if (signal.aborted) return;
      running = work(signal);
      await running;
    }
  }

  app.addHook('onReady', async () => void start());
  app.addHook('onClose', async () => {
    closing.abort();
    await running;
  });
}
