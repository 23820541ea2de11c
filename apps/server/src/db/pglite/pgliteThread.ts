import { Worker } from 'node:worker_threads';
import { databaseWorkerFile } from '../../installation/resources.ts';
import type { ReportProblem } from '../database.ts';
import type { WorkerResponse, WorkerRequest, WorkerSettings } from './workerMessages.ts';

/** Settings of the worker thread and its watchdog. */
export interface ThreadSettings extends Omit<WorkerSettings, 'busySince'> {
  timeoutMs: number;
  reportProblem: ReportProblem;
}

/** The worker thread that runs PGlite. */
export interface PgliteThread {
  /** Disables the statement timeout until the returned function is called. */
  suspendTimeout(): () => void;
  stop(): Promise<void>;
}

const watchIntervalMs = 500;
const restartDelayMs = 200;

/**
 * Starts PGlite in a worker thread and keeps it running. PGlite cannot cancel a statement, so a worker whose statement
 * times out is terminated and restarted on the same folder (no committed row is lost).
 * @throws Error with PGlite's reason if the database cannot be opened
 */
export async function startPgliteThread(settings: ThreadSettings): Promise<PgliteThread> {
  const { timeoutMs, reportProblem, ...workerSettings } = settings;
  const busySince = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  let worker = await launch();
  let restarting: Promise<void> | undefined;
  let suspendCount = 0;
  let stopping = false;

  const watch = setInterval(() => {
    const since = busySince[0] ?? 0;
    if (since === 0 || suspendCount > 0 || Date.now() - since < timeoutMs) return;
    reportProblem(`a statement ran longer than ${timeoutMs / 1000} s; restarting the embedded database`);
    busySince[0] = 0;
    void worker.terminate();
  }, watchIntervalMs);
  watch.unref();

  return { suspendTimeout, stop };

  async function launch(): Promise<Worker> {
    const next = new Worker(databaseWorkerFile, {
      workerData: { ...workerSettings, busySince: busySince.buffer } satisfies WorkerSettings,
    });
    await waitForResponse(next, 'ready').catch(async (error: unknown) => {
      await next.terminate();
      throw error;
    });
    next.on('error', (error) => reportProblem('the embedded database failed', error));
    next.once('exit', () => (restarting = restart()));
    return next;
  }

  async function restart(): Promise<void> {
    if (stopping) return;
    try {
      worker = await launch();
    } catch (error) {
      reportProblem('restarting the embedded database failed', error);
      setTimeout(() => (restarting = restart()), restartDelayMs).unref();
    }
  }

  function suspendTimeout(): () => void {
    suspendCount += 1;
    return () => {
      suspendCount -= 1;
    };
  }

  async function stop(): Promise<void> {
    stopping = true;
    clearInterval(watch);
    await restarting;
    const hasEnded = worker.threadId === -1;
    if (hasEnded) return;
    const stopped = waitForResponse(worker, 'stopped');
    postRequest(worker, 'stop');
    await stopped.catch((error: unknown) =>
      reportProblem('the embedded database did not stop cleanly', error),
    );
    await worker.terminate();
  }
}

function postRequest(worker: Worker, request: WorkerRequest): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(request);
}

function waitForResponse(worker: Worker, type: WorkerResponse['type']): Promise<void> {
  return new Promise((resolve, reject) => {
    const onMessage = (response: WorkerResponse) => {
      if (response.type === type) settle(resolve);
      else if (response.type === 'failed') settle(() => reject(new Error(response.message)));
    };
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('the worker of the embedded database exited')));
    const settle = (finish: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      finish();
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
