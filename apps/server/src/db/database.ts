import type { Kysely } from 'kysely';
import type { RawQuery } from './rawQueries.ts';
import type { Tables } from './tables.ts';

/** One connection, or one transaction, or the whole pool: whatever queries are run on. */
export type Db = Kysely<Tables>;

/** The open database: PGlite or PostgreSQL, spoken to in the same way. */
export interface PortalDatabase {
  kind: 'pglite' | 'postgres';
  db: Db;
  query: RawQuery;
  /**
   * Runs long work (migrations, demo data, benchmarks) on one connection, without the limit of 10 s that every other
   * statement has.
   */
  withoutTimeLimit<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Whether the database answers; says so within 1.5 s, also when it hangs. */
  isReachable(): Promise<boolean>;
  connections(): ConnectionCounts;
  close(): Promise<void>;
}

/** How many connections there are now, how many of them have nothing to do, and who waits for one. */
export interface ConnectionCounts {
  open: number;
  idle: number;
  waiting: number;
}

/** What goes wrong beside a request, for the log: a lost connection, a database that had to be started again. */
export type ReportProblem = (message: string, error?: unknown) => void;

/** A statement that takes longer than this is ended by the database (PostgreSQL) or its watchdog (PGlite). */
export const statementLimitMs = 10_000;

/** How long a request waits for a connection before it is answered 503. */
export const connectionWaitMs = 5_000;
