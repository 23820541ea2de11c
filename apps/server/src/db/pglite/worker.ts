/**
 * Runs PGlite in a worker thread (it blocks its thread) and serves it on a Unix socket, so that the rest of the server
 * can connect to it as to PostgreSQL.
 */
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { WorkerResponse, WorkerSettings } from './workerMessages.ts';

const port = requireParentPort();
const settings = workerData as WorkerSettings;
const busySince = new Float64Array(settings.busySince);

const postResponse = (message: WorkerResponse) => port.postMessage(message);

/**
 * The default sizes take 130 MB more of the process; the operating system caches the files anyway, so that any page is
 * read as fast as the next one.
 */
const databaseSettings = ['shared_buffers=32MB', 'maintenance_work_mem=16MB', 'random_page_cost=1.1'].flatMap(
  (setting) => ['-c', setting],
);

/**
 * Reports the start time of the running statement to the main thread, which cannot be interrupted from inside the
 * worker.
 */
function trackBusySince(db: PGlite): void {
  const run = db.execProtocolRawStream.bind(db);
  db.execProtocolRawStream = async (message, options) => {
    busySince[0] = Date.now();
    try {
      return await run(message, options);
    } finally {
      busySince[0] = 0;
    }
  };
}

async function start(): Promise<void> {
  const db = await PGlite.create({
    dataDir: settings.dataFolder,
    extensions: { pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...databaseSettings],
  });
  trackBusySince(db);

  // PGlite supports one session: messages of two connections would be mixed.
  const server = new PGLiteSocketServer({ db, path: settings.socketPath, maxConnections: 1 });
  await server.start();

  port.on('message', () => {
    stop().catch((error: unknown) => postResponse({ type: 'failed', message: describe(error) }));
  });
  postResponse({ type: 'ready' });

  async function stop() {
    await server.stop();
    await db.close();
    postResponse({ type: 'stopped' });
    port.close();
  }
}

/** Message and code only: PGlite's errors contain its whole minified source. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 300);
  return error.message.replace(/\n[\s\S]*/, '').slice(0, 300);
}

function requireParentPort(): MessagePort {
  if (!parentPort) throw new Error('This file must run in a worker thread');
  return parentPort;
}

start().catch((error: unknown) => {
  postResponse({ type: 'failed', message: describe(error) });
  port.close();
});
