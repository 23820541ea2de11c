/** What the main thread gives the worker on starting it. */
export interface WorkerSettings {
  /** Folder of the database; `null`: in memory. */
  dataFolder: string | null;
  /** File made by a dump, with which a new database begins; `null`: an empty one. */
  template: string | null;
  /** Where to listen. */
  socketPath: string;
  /** One shared number: since when (ms since 1970) a statement has been running, 0 when none is. */
  busySince: SharedArrayBuffer;
}

export type WorkerRequest = 'stop' | 'dump';

export type WorkerAnswer =
  | { type: 'ready' }
  | { type: 'stopped' }
  | { type: 'dump'; data: ArrayBuffer }
  | { type: 'failed'; message: string };
