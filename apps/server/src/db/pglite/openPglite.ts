import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Pool } from 'pg';
import { StartupError } from '../../errors.ts';
import {
  connectionTimeoutMs,
  statementTimeoutMs,
  type PortalDatabase,
  type ReportProblem,
} from '../database.ts';
import { countConnections, splitIntoLanes } from '../lanes.ts';
import { createRawQuery } from '../rawQuery.ts';
import { createReachabilityCheck } from '../reachability.ts';
import { typeParsers } from '../typeParsers.ts';
import { reportConnectionErrors } from '../reportConnectionErrors.ts';
import { socketName, lockDataFolder, type DataFolder } from './dataFolder.ts';
import { startPgliteThread, type PgliteThread } from './pgliteThread.ts';

export interface PgliteOptions {
  folder: string;
  /** Statement timeout. */
  timeoutMs?: number;
  reportProblem: ReportProblem;
}

/**
 * Opens the embedded database.
 * @throws StartupError naming DATA_DIR if the folder cannot be used or the database cannot be opened
 */
export async function openPglite(options: PgliteOptions): Promise<PortalDatabase> {
  const folder = lockDataFolder(options.folder);
  const thread = await startThread(folder, options);
  const connections = openPool(folder.sockets, options.reportProblem);
  const pool = createRetryingPool(connections);
  const lanes = splitIntoLanes(pool, { short: 1, long: 1 });
  const { db } = lanes.short;
  let ended: Promise<void> | undefined;

  async function end(): Promise<void> {
    await pool.end();
    await thread.stop();
    folder.release();
  }

  return {
    kind: 'pglite',
    db,
    longDb: lanes.long.db,
    query: createRawQuery(lanes.short.pool),
    isReachable: createReachabilityCheck(() => sql`select 1`.execute(db)),
    countConnections: () => countConnections(connections, lanes),
    async runWithoutTimeout(work) {
      const restoreTimeout = thread.suspendTimeout();
      try {
        return await db.connection().execute(work);
      } finally {
        restoreTimeout();
      }
    },
    close: () => (ended ??= end()),
  };
}

async function startThread(folder: DataFolder, options: PgliteOptions): Promise<PgliteThread> {
  try {
    mkdirSync(folder.database, { recursive: true, mode: 0o700 });
    return await startPgliteThread({
      dataFolder: folder.database,
      socketPath: path.join(folder.sockets, socketName),
      timeoutMs: options.timeoutMs ?? statementTimeoutMs,
      reportProblem: options.reportProblem,
    });
  } catch (error) {
    folder.release();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`DATA_DIR: the database in ${folder.database} cannot be opened (${reason})`);
  }
}

function openPool(sockets: string, reportProblem: ReportProblem): Pool {
  const pool = new Pool({
    host: sockets,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    types: typeParsers,
    // PGlite supports one session: messages of a second connection would be mixed with those of the first.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeoutMs,
  });
  reportConnectionErrors(pool, reportProblem);
  return pool;
}

/**
 * Retries connecting while the worker restarts, or while the previous connection closes (the server accepts only one).
 */
function createRetryingPool(pool: Pool): PostgresPool {
  return {
    options: {},
    end: () => pool.end(),
    async connect() {
      const giveUpAt = Date.now() + connectionTimeoutMs;
      for (;;) {
        try {
          return (await pool.connect()) as PostgresPoolClient;
        } catch (error) {
          if (!isConnectionError(error) || Date.now() > giveUpAt) throw error;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
    },
  };
}

function isConnectionError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ECONNRESET', 'EPIPE', 'ECONNREFUSED', 'ENOENT'].includes(code) || isTerminated(error);
}

function isTerminated(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Connection terminated');
}
