import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import { createLimiter, type Limiter } from '../load/limiter.ts';
import { connectionTimeoutMs, type ConnectionCounts, type Db, type PoolSizes } from './database.ts';
import { publishStatements } from './statements.ts';
import type { Tables } from './tables.ts';

/** A share of the connections of a pool. */
export interface Lane {
  pool: PostgresPool;
  db: Db;
  /** Counts those who use or wait for a connection of this lane. */
  limiter: Limiter;
}

export type Lanes = Record<'short' | 'long', Lane>;

/**
 * Splits a pool into two lanes, so that long calls can use only their share of the connections. On the single connection
 * of the embedded database, the two lanes take turns.
 */
export function splitIntoLanes(pool: PostgresPool, { short, long }: PoolSizes): Lanes {
  return { short: createLane(pool, short), long: createLane(pool, long) };
}

/** Limits how many connections of a pool are used at once. */
export function createLane(pool: PostgresPool, maxRunning: number): Lane {
  const limiter = createLimiter({ maxRunning, maxWaitMs: connectionTimeoutMs });
  const limited: PostgresPool = {
    options: {},
    end: () => pool.end(),
    async connect() {
      const leave = await limiter.enter();
      try {
        return leaveOnRelease(await pool.connect(), leave);
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
  return {
    pool: limited,
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: limited }), ...publishStatements() }),
    limiter,
  };
}

/** `pg` sets `release` again each time that it gives out a connection. */
function leaveOnRelease(client: PostgresPoolClient, leave: () => void): PostgresPoolClient {
  const release = client.release as (isBroken?: boolean) => void;
  client.release = (isBroken?: boolean) => {
    release.call(client, isBroken);
    leave();
  };
  return client;
}

/** @param pool the pool that the lanes share */
export function countConnections(pool: Pool, { short, long }: Lanes): ConnectionCounts {
  return {
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: short.limiter.countWaiting() + pool.waitingCount,
    waitingLong: long.limiter.countWaiting(),
    longestWaitMs: short.limiter.getLongestWaitMs(),
  };
}
