import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import { StartupError } from '../errors.ts';
import { connectionWaitMs, statementLimitMs, type PortalDatabase, type ReportProblem } from './database.ts';
import { openWatchedPool, type WatchedPool } from './postgresPool.ts';
import { rawQueries } from './rawQueries.ts';
import type { Tables } from './tables.ts';
import { typeParsers } from './typeParsers.ts';
import { watchConnections } from './watchConnections.ts';

const maxConnections = 10;
const idleConnectionMs = 30_000;

/**
 * Opens the PostgreSQL database at a URL.
 * @throws StartupError naming DATABASE_URL if it is not reachable
 */
export async function openPostgres(url: string, reportProblem: ReportProblem): Promise<PortalDatabase> {
  const pool = openWatchedPool(
    {
      ...connection(url),
      max: maxConnections,
      idleTimeoutMillis: idleConnectionMs,
      statement_timeout: statementLimitMs,
      idle_in_transaction_session_timeout: statementLimitMs,
    },
    reportProblem,
  );
  await firstConnection(pool);

  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let ended: Promise<void> | undefined;
  return {
    kind: 'postgres',
    db,
    query: rawQueries(pool),
    isReachable: pool.isReachable,
    connections: pool.counts,
    withoutTimeLimit: (work) => onUnlimitedConnection(url, reportProblem, work),
    // Not `db.destroy()`: Kysely does not end a pool that it has not used itself.
    close: () => (ended ??= pool.end()),
  };
}

function connection(url: string): PoolConfig {
  return {
    connectionString: url,
    types: typeParsers,
    application_name: 'portal',
    connectionTimeoutMillis: connectionWaitMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

async function firstConnection(pool: WatchedPool): Promise<void> {
  try {
    const client = await pool.connect();
    client.release();
  } catch (error) {
    await pool.end();
    throw new StartupError(`DATABASE_URL: the database cannot be reached (${reason(error)})`);
  }
}

/** The error's message, without the URL and its password. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message : 'unknown reason';
}

async function onUnlimitedConnection<T>(
  url: string,
  reportProblem: ReportProblem,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const pool = new Pool({ ...connection(url), max: 1 });
  watchConnections(pool, reportProblem);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.connection().execute(work);
  } finally {
    await db.destroy();
  }
}
