import { downloadBlob } from '@portal/ui/tables';
import type { ReactNode } from 'react';
import { type Running, useProgress } from './useProgress.tsx';

export interface Download {
  fileName: string;
  /** Unit of the progress: `rows`. */
  unit: string;
  /** Creates the file. @throws on failure, and when `signal` is aborted */
  make: (running: Running) => Promise<Blob>;
}

/**
 * Downloads a generated file, with a progress dialog that can cancel it.
 * @returns a function that starts it, and the dialog, to be rendered by the screen
 */
export function useDownload(): { start: (download: Download) => void; dialog: ReactNode } {
  const { start, dialog } = useProgress();
  return {
    start: ({ fileName, unit, make }) =>
      start({
        title: `Download ${fileName}`,
        unit,
        failureText: `Couldn't download ${fileName}.`,
        run: async (running) => {
          const file = await make(running);
          running.signal.throwIfAborted();
          downloadBlob(fileName, file);
        },
      }),
    dialog,
  };
}
