import { Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import type { ConnectionCounts, ReportProblem } from './database.ts';
import { DatabaseAwayError } from './databaseErrors.ts';
import { outcomeOf, reachabilityOf } from './reachability.ts';
import { watchConnections } from './watchConnections.ts';

const askEveryMs = 1_000;
/** A busy machine may take a while; a living one answers before this. */
const silentAfterMs = 4_000;

/** Connections to PostgreSQL that do not outlive its silence. */
export interface WatchedPool extends PostgresPool {
  isReachable(): Promise<boolean>;
  counts(): ConnectionCounts;
}

/**
 * A pool that asks every second, on a connection of its own, whether the database answers. When it is silent, all
 * connections are dropped and requests refused at once until it answers again: a connection that died without a word,
 * its other end gone with a machine or forgotten by a firewall, would keep one request after the other waiting.
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
