/** Start parameters of the worker. */
export interface WorkerSettings {
  /** Database folder. */
  dataFolder: string;
  /** Path of the socket to listen on. */
  socketPath: string;
  /** Shared number: start time (ms since 1970) of the running statement, 0 if none is running. */
  busySince: SharedArrayBuffer;
}

export type WorkerRequest = 'stop';

export type WorkerResponse = { type: 'ready' } | { type: 'stopped' } | { type: 'failed'; message: string };
