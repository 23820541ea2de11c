import type { ReactNode } from 'react';
import { useDownload } from '../../../downloads/useDownload.ts';
import { downloadJobOutput } from './jobs.ts';

/**
 * Downloads the output file of a job. @returns a function that starts it, and the dialog, to be rendered by the
 * screen
 */
export function useJobDownload(): {
  start: (jobId: number, fileName: string) => void;
  dialog: ReactNode;
} {
  const { start, dialog } = useDownload();
  return {
    start: (jobId, fileName) =>
      start({ fileName, unit: 'kB', make: (running) => downloadJobOutput(jobId, running) }),
    dialog,
  };
}
