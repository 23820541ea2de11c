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
import { openMonitoredPool } from './monitoredPool.ts';
import { prepareMarkedStatements } from './preparedStatements.ts';
import { createRawQuery } from './rawQuery.ts';
import type { Tables } from './tables.ts';
import { typeParsers } from './typeParsers.ts';
import { reportConnectionErrors } from './reportConnectionErrors.ts';

const idleConnectionMs = 30_000;
/** Connections of a server besides those of its pool: reachability checks and long-running work. */
const otherConnections = 2;

/** Limits that each connection sets for itself. Connection poolers do not pass them on. */
const sessionLimits = {
  statement_timeout: statementTimeoutMs,
  idle_in_transaction_session_timeout: statementTimeoutMs,
};

/** How many connections a server needs. */
export function connectionsOfServer(sizes: PoolSizes): number {
  return sizes.short + sizes.long + otherConnections;
}

/**
 * Opens the PostgreSQL database at a URL, directly or through a connection pooler (PgBouncer).
 * @throws StartupError naming the setting if it is not reachable, does not limit the time of statements, or has too few
 * connections
 */
export async function openPostgres(
  url: string,
  reportProblem: ReportProblem,
  sizes: PoolSizes = defaultPoolSizes,
): Promise<PortalDatabase> {
  const isPooled = await checkServer(url, sizes);
  const pool = openMonitoredPool(
    {
      ...(isPooled ? toPoolConfig(url) : buildPoolConfig(url)),
      max: sizes.short + sizes.long,
    },
    reportProblem,
  );
  // A pooler gives the next statement to another connection, which has not prepared it.
  if (!isPooled) pool.connections.on('connect', prepareMarkedStatements);

  const lanes = splitIntoLanes(pool, sizes);
  let ended: Promise<void> | undefined;
  return {
    kind: 'postgres',
    db: lanes.short.db,
    longDb: lanes.long.db,
    query: createRawQuery(lanes.short.pool),
    isReachable: pool.isReachable,
    countConnections: () => countConnections(pool.connections, lanes),
    async runWithoutTimeout(work) {
      if (isPooled) throw createPoolerError('this work needs a direct connection');
      return runOnSeparateConnection(url, reportProblem, work);
    },
    // Not `db.destroy()`: Kysely does not end a pool that it has not used itself.
    close: () => (ended ??= pool.end()),
  };
}

/** For direct connections, which limit the time of statements. */
export function buildPoolConfig(url: string): PoolConfig {
  return { ...toPoolConfig(url), ...sessionLimits };
}

function toPoolConfig(url: string): PoolConfig {
  return {
    connectionString: url,
    types: typeParsers,
    application_name: 'portal',
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: idleConnectionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

interface ServerLimits {
  /** In ms; 0: none. */
  statement_ms: number;
  idle_ms: number;
  /** Open to this role. */
  connections: number;
}

/** A limit that no role has: if it applies, the connection is direct. */
const probeMs = statementTimeoutMs - 1;

/** @returns whether the connection goes through a pooler */
async function checkServer(url: string, sizes: PoolSizes): Promise<boolean> {
  const direct = await readLimits(url, { statement_timeout: probeMs });
  const limits = direct === 'refused' ? await readLimits(url, {}) : direct;
  if (limits === 'refused') throw createPoolerError('it refuses connections');
  // A pooler that ignores the limits accepts the connection.
  const isPooled = direct === 'refused' || limits.statement_ms !== probeMs;
  if (isPooled) requireLimits(limits);
  const required = connectionsOfServer(sizes);
  if (!isPooled && limits.connections < required) {
    throw new StartupError(
      `DATABASE_CONNECTIONS and REPORT_CONNECTIONS: require ${required} connections with those of checks; the database allows ${limits.connections} (max_connections, or the limit of the role)`,
    );
  }
  return isPooled;
}

function requireLimits({ statement_ms, idle_ms }: ServerLimits): void {
  for (const [name, ms] of Object.entries({
    statement_timeout: statement_ms,
    idle_in_transaction_session_timeout: idle_ms,
  })) {
    if (ms > 0 && ms <= statementTimeoutMs) continue;
    throw createPoolerError(
      `limit the role instead: alter role … set ${name} = '${statementTimeoutMs / 1_000}s'`,
    );
  }
}

function createPoolerError(advice: string): StartupError {
  return new StartupError(
    `DATABASE_URL: the connection pooler in front of the database does not pass on the time limits of statements; ${advice}`,
  );
}

/** @returns 'refused' if a pooler does not accept the limits */
async function readLimits(url: string, limits: object): Promise<ServerLimits | 'refused'> {
  const pool = new Pool({ ...toPoolConfig(url), ...limits, max: 1 });
  reportConnectionErrors(pool, () => {});
  try {
    const { rows } = await pool.query<ServerLimits>(`
      select
        (select setting::integer from pg_settings where name = 'statement_timeout') as statement_ms,
        (select setting::integer from pg_settings where name = 'idle_in_transaction_session_timeout') as idle_ms,
        (select case when rolsuper or rolconnlimit = -1 then available else least(available, rolconnlimit) end
          from pg_roles, (
            select current_setting('max_connections')::integer
              - current_setting('superuser_reserved_connections')::integer as available
          ) as server
          where rolname = current_user) as connections`);
    return rows[0] as ServerLimits;
  } catch (error) {
    if (describeReason(error).includes('unsupported startup parameter')) return 'refused';
    throw new StartupError(`DATABASE_URL: cannot connect to the database (${describeReason(error)})`);
  } finally {
    await pool.end();
  }
}

/** The error's message, without the URL and its password. */
export function describeReason(error: unknown): string {
  if (error instanceof AggregateError) return describeReason(error.errors[0]);
  return error instanceof Error ? error.message : 'unknown reason';
}

/** Also for a role that limits the time of statements. */
async function runOnSeparateConnection<T>(
  url: string,
  reportProblem: ReportProblem,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const options = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0';
  const pool = new Pool({ ...toPoolConfig(url), options, max: 1 });
  reportConnectionErrors(pool, reportProblem);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.connection().execute(work);
  } finally {
    await db.destroy();
  }
}
