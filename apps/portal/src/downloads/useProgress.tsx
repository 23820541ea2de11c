import { LazyComponent } from '@portal/ui/controls';
import type { ProgressModalProps } from '@portal/ui/modals';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { getFailureMessage, logFailure } from '../api/failures.ts';
import { notify } from '../state/notifications.ts';

const loadProgress = async () => (await import('./DownloadProgress.tsx')).DownloadProgress;

export interface ProgressTask {
  /** `Download audit.csv` */
  title: string;
  /** Unit of the progress: `rows`. */
  unit: string;
  /** What is shown when it fails, before the reason. */
  failureText: string;
  /** @throws on failure, and when `signal` is aborted */
  run: (running: Running) => Promise<void>;
}

export interface Running {
  signal: AbortSignal;
  onProgress: (progress: { done: number; total: number }) => void;
}

/**
 * Runs a task with a progress dialog that can cancel it. Leaving the screen cancels it too.
 * @returns a function that starts it, and the dialog, to be rendered by the screen; `null` while nothing runs
 */
export function useProgress(): { start: (task: ProgressTask) => void; dialog: ReactNode } {
  const [progress, setProgress] = useState<Omit<ProgressModalProps, 'onCancel'> | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => stop, []);

  async function start({ title, unit, failureText, run }: ProgressTask) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const shown = { title, unit };
    setProgress({ ...shown, done: 0, total: null });
    try {
      const { signal } = controller;
      await run({ signal, onProgress: (place) => setProgress({ ...shown, ...place }) });
    } catch (error) {
      if (!controller.signal.aborted) {
        logFailure(error);
        notify({ kind: 'error', text: `${failureText} ${getFailureMessage(error)}` });
      }
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return {
    start: (task) => void start(task),
    dialog: progress && (
      // The task continues without it.
      <LazyComponent load={loadProgress} props={{ ...progress, onCancel: stop }} />
    ),
  };
}
