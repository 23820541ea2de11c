/** What the main thread gives the worker on starting it. */
export interface WorkerSettings {
  /** Folder of the database. */
  dataFolder: string;
  /** Where to listen. */
  socketPath: string;
  /** One shared number: since when (ms since 1970) a statement has been running, 0 when none is. */
  busySince: SharedArrayBuffer;
}

export type WorkerRequest = 'stop';

export type WorkerAnswer = { type: 'ready' } | { type: 'stopped' } | { type: 'failed'; message: string };
