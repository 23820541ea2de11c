/** Start parameters of the worker. */
export interface WorkerSettings {
  /** Database folder; `null` for an in-memory database. */
  dataFolder: string | null;
  /** A file made by a dump; the initial content of a new database. `null`: empty. */
  template: string | null;
  /** Path of the socket to listen on. */
  socketPath: string;
  /** Shared number: start time (ms since 1970) of the running statement, 0 if none is running. */
  busySince: SharedArrayBuffer;
}

export type WorkerRequest = 'stop' | 'dump';

export type WorkerAnswer =
  | { type: 'ready' }
  | { type: 'stopped' }
  | { type: 'dump'; data: ArrayBuffer }
  | { type: 'failed'; message: string };
