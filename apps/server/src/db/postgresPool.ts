import { Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import type { ConnectionCounts, ReportProblem } from './database.ts';
import { DatabaseAwayError } from './databaseErrors.ts';
import { outcomeOf, reachabilityOf } from './reachability.ts';
import { watchConnections } from './watchConnections.ts';

const askEveryMs = 1_000;
/** Longer than a busy database may take to respond. */
const silentAfterMs = 4_000;

/** A connection pool that detects an unresponsive database. */
export interface WatchedPool extends PostgresPool {
  isReachable(): Promise<boolean>;
  counts(): ConnectionCounts;
}

/**
 * Opens a pool that checks every second, on a separate connection, whether the database responds. If it does not, all
 * connections are closed and requests fail immediately until it responds again. Otherwise each request would wait for
 * the timeout of a dead connection, for example after a machine has gone or a firewall has dropped it.
 */
export function openWatchedPool(settings: PoolConfig, reportProblem: ReportProblem): WatchedPool {
  const sockets = new Set<Socket>();
  const stream = () => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  const pool = new Pool({ ...settings, stream });
  const asking = new Pool({ ...settings, stream, max: 1, idleTimeoutMillis: 0 });
  watchConnections(pool, reportProblem);
  watchConnections(asking, () => {});
  const question = async () => asking.query('select 1');

  let isSilent = false;
  let isEnded = false;
  let timer: NodeJS.Timeout;
  async function look(): Promise<void> {
    isSilent = (await outcomeOf(question(), silentAfterMs)) === 'silent';
    if (isSilent) {
      reportProblem('the database is silent: its connections are dropped');
      for (const socket of sockets) socket.destroy();
    }
    if (!isEnded) lookLater();
  }
  function lookLater(): void {
    timer = setTimeout(() => void look(), askEveryMs).unref();
  }
  lookLater();

  return {
    options: {},
    isReachable: reachabilityOf(question),
    counts: () => countsOf(pool),
    async connect() {
      if (isSilent) throw new DatabaseAwayError();
      return (await pool.connect()) as PostgresPoolClient;
    },
    async end() {
      isEnded = true;
      clearTimeout(timer);
      await Promise.all([pool.end(), asking.end()]);
    },
  };
}

export function countsOf(pool: Pool): ConnectionCounts {
  return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}
