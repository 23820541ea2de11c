import { Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import type { ReportProblem } from './database.ts';
import { DatabaseUnavailableError } from './databaseErrors.ts';
import { waitForOutcome, createReachabilityCheck } from './reachability.ts';
import { reportConnectionErrors } from './reportConnectionErrors.ts';

const checkIntervalMs = 1_000;
/** Longer than a busy database may take to respond. */
const responseTimeoutMs = 4_000;

/** A connection pool that detects an unresponsive database. */
export interface MonitoredPool extends PostgresPool {
  isReachable(): Promise<boolean>;
  connections: Pool;
}

/**
 * Opens a pool that checks every second, on a separate connection, whether the database responds. If it does not, all
 * connections are closed and requests fail immediately until it responds again. Otherwise each request would wait for
 * the timeout of a dead connection, for example after a machine has gone or a firewall has dropped it.
 */
export function openMonitoredPool(settings: PoolConfig, reportProblem: ReportProblem): MonitoredPool {
  const sockets = new Set<Socket>();
  const stream = () => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  const pool = new Pool({ ...settings, stream });
  const checkPool = new Pool({ ...settings, stream, max: 1, idleTimeoutMillis: 0 });
  reportConnectionErrors(pool, reportProblem);
  reportConnectionErrors(checkPool, () => {});
  const runCheck = async () => checkPool.query('select 1');

  let isUnresponsive = false;
  let isEnded = false;
  let timer: NodeJS.Timeout;
  async function checkDatabase(): Promise<void> {
    isUnresponsive = (await waitForOutcome(runCheck(), responseTimeoutMs)) === 'silent';
    if (isUnresponsive) {
      reportProblem('the database is not responding; closing all connections');
      for (const socket of sockets) socket.destroy();
    }
    if (!isEnded) scheduleCheck();
  }
  function scheduleCheck(): void {
    timer = setTimeout(() => void checkDatabase(), checkIntervalMs).unref();
  }
  scheduleCheck();

  return {
    options: {},
    isReachable: createReachabilityCheck(runCheck),
    connections: pool,
    async connect() {
      if (isUnresponsive) throw new DatabaseUnavailableError();
      return (await pool.connect()) as PostgresPoolClient;
    },
    async end() {
      isEnded = true;
      clearTimeout(timer);
      await Promise.all([pool.end(), checkPool.end()]);
    },
  };
}
