import type { Kysely } from 'kysely';
import type { RawQuery } from './rawQuery.ts';
import type { Tables } from './tables.ts';

/** A connection, a transaction or the pool. */
export type Db = Kysely<Tables>;

/** The open database, with the same interface for PGlite and PostgreSQL. */
export interface PortalDatabase {
  kind: 'pglite' | 'postgres';
  db: Db;
  /** For reports and large lists: connections of their own, so that other calls do not wait for them. */
  longDb: Db;
  query: RawQuery;
  /** Runs long work (migrations, demo data, benchmarks) on one connection, without the usual statement timeout. */
  runWithoutTimeout<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Whether the database responds. Returns within 1.5 s, even if the database hangs. */
  isReachable(): Promise<boolean>;
  countConnections(): ConnectionCounts;
  close(): Promise<void>;
}

/** Open connections, idle ones, and calls waiting for a connection. */
export interface ConnectionCounts {
  open: number;
  idle: number;
  waiting: number;
  /** Reports and large lists that wait for one of their connections. */
  waitingLong: number;
  /** How long the first waiting call has been waiting; reports and large lists do not count. */
  longestWaitMs: number;
}

/** The number of connections for reports and large lists, and for all other calls. */
export interface PoolSizes {
  short: number;
  long: number;
}

export const defaultPoolSizes: PoolSizes = { short: 10, long: 3 };

/**
 * Logs a problem that does not belong to a request, such as a lost connection or a restart of the embedded database.
 */
export type ReportProblem = (message: string, error?: unknown) => void;

/** Statement timeout, enforced by PostgreSQL or by the watchdog of PGlite. */
export const statementTimeoutMs = 10_000;

/** How long a request waits for a connection before the server responds with 503. */
export const connectionTimeoutMs = 5_000;
