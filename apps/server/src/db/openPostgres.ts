import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { StartupError } from '../errors.ts';
import {
  connectionTimeoutMs,
  defaultPoolSizes,
  statementTimeoutMs,
  type PoolSizes,
  type PortalDatabase,
  type ReportProblem,
} from './database.ts';
import { countConnections, splitIntoLanes } from './lanes.ts';
import { openMonitoredPool, type MonitoredPool } from './monitoredPool.ts';
import { createRawQuery } from './rawQuery.ts';
import type { Tables } from './tables.ts';
import { typeParsers } from './typeParsers.ts';
import { reportConnectionErrors } from './reportConnectionErrors.ts';

const idleConnectionMs = 30_000;

/**
 * Opens the PostgreSQL database at a URL.
 * @throws StartupError naming DATABASE_URL if it is not reachable
 */
export async function openPostgres(
  url: string,
  reportProblem: ReportProblem,
  sizes: PoolSizes = defaultPoolSizes,
): Promise<PortalDatabase> {
  const pool = openMonitoredPool(
    {
      ...toPoolConfig(url),
      max: sizes.short + sizes.long,
      idleTimeoutMillis: idleConnectionMs,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs,
    },
    reportProblem,
  );
  await checkConnection(pool);

  const lanes = splitIntoLanes(pool, sizes);
  let ended: Promise<void> | undefined;
  return {
    kind: 'postgres',
    db: lanes.short.db,
    longDb: lanes.long.db,
    query: createRawQuery(lanes.short.pool),
    isReachable: pool.isReachable,
    countConnections: () => countConnections(pool.connections, lanes),
    runWithoutTimeout: (work) => runOnSeparateConnection(url, reportProblem, work),
    // Not `db.destroy()`: Kysely does not end a pool that it has not used itself.
    close: () => (ended ??= pool.end()),
  };
}

function toPoolConfig(url: string): PoolConfig {
  return {
    connectionString: url,
    types: typeParsers,
    application_name: 'portal',
    connectionTimeoutMillis: connectionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

async function checkConnection(pool: MonitoredPool): Promise<void> {
  try {
    const client = await pool.connect();
    client.release();
  } catch (error) {
    await pool.end();
    throw new StartupError(`DATABASE_URL: cannot connect to the database (${describeReason(error)})`);
  }
}

/** The error's message, without the URL and its password. */
function describeReason(error: unknown): string {
  if (error instanceof AggregateError) return describeReason(error.errors[0]);
  return error instanceof Error ? error.message : 'unknown reason';
}

async function runOnSeparateConnection<T>(
  url: string,
  reportProblem: ReportProblem,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const pool = new Pool({ ...toPoolConfig(url), max: 1 });
  reportConnectionErrors(pool, reportProblem);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.connection().execute(work);
  } finally {
    await db.destroy();
  }
}
