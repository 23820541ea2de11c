import type { ProgressModalProps } from '@portal/ui/modals';
import { downloadBlob } from '@portal/ui/tables';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { getFailureMessage } from '../api/failures.ts';
import { LazyDialog } from '../dialogs/LazyDialog.tsx';
import { notify } from '../state/notifications.ts';

const loadProgress = async () => (await import('./DownloadProgress.tsx')).DownloadProgress;

export interface Download {
  fileName: string;
  /** Unit of the progress: `rows`. */
  unit: string;
  /** Creates the file. @throws on failure, and when `signal` is aborted */
  make: (running: {
    signal: AbortSignal;
    onProgress: (progress: { done: number; total: number }) => void;
  }) => Promise<Blob>;
}

/**
 * Downloads a generated file, with a progress dialog that can cancel it. Leaving the screen cancels it too.
 * @returns a function that starts it, and the dialog, to be rendered by the screen
 */
export function useDownload(): { start: (download: Download) => void; dialog: ReactNode } {
  const [progress, setProgress] = useState<Omit<ProgressModalProps, 'onCancel'> | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => stop, []);

  async function run({ fileName, unit, make }: Download) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const shown = { title: `Download ${fileName}`, unit };
    setProgress({ ...shown, done: 0, total: null });
    try {
      const { signal } = controller;
      const file = await make({ signal, onProgress: (place) => setProgress({ ...shown, ...place }) });
      signal.throwIfAborted();
      downloadBlob(fileName, file);
    } catch (error) {
      if (!controller.signal.aborted) {
        notify({ kind: 'error', text: `Couldn't download ${fileName}. ${getFailureMessage(error)}` });
      }
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return {
    start: (download) => void run(download),
    dialog: progress && (
      // The download goes on without it.
      <LazyDialog load={loadProgress} props={{ ...progress, onCancel: stop }} onLoadError={() => {}} />
    ),
  };
}
