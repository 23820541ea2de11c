import { sql } from 'kysely';
import type { Db } from './database.ts';
import { requireFirstRow } from './firstRow.ts';
import { createLane } from './lanes.ts';
import { openMonitoredPool } from './monitoredPool.ts';
import { buildPoolConfig } from './openPostgres.ts';

export interface ReplicaLimits {
  /** Data that are older count as old, and say so. */
  maxCurrentMs: number;
  /** Data that are older are not shown. */
  maxLagMs: number;
}

export const defaultReplicaLimits: ReplicaLimits = { maxCurrentMs: 60_000, maxLagMs: 15 * 60_000 };

/** Why reports are not read from the replica. */
export type ReplicaProblem =
  | 'has not been examined yet'
  | 'cannot be examined'
  | 'is not a streaming replica of this database'
  | 'is too far behind';

export type ReplicaState = UsableState | { problem: ReplicaProblem; error?: unknown };

interface UsableState {
  problem: null;
  /** What was committed before is there; by the clock of the primary. */
  asOf: Date;
  lagMs: number;
  isCurrent: boolean;
}

/** A streaming replica of the database, which reports are read from. */
export interface Replica {
  db: Db;
  /** As of the last examination. */
  getState(): ReplicaState;
  /** Finds out whether it can be used. */
  examine(): Promise<ReplicaState>;
  /** How many reports it has answered, and how many the primary had to repeat. */
  reads: Record<'answered' | 'repeated', number>;
  close(): Promise<void>;
}

/** A time at the primary, and how much it had written then. */
interface Position {
  at: Date;
  position: number;
  identity: string;
}

interface ReplicaFacts {
  is_replica: boolean;
  /** How much it has replayed; null: nothing. */
  position: number | null;
  identity: string;
}

/** The same for a database and its replicas only. */
const identity = sql`(select system_identifier from pg_control_system())
  || '/' || (select oid from pg_database where datname = current_database()) as identity`;

/**
 * Opens the replica at a URL, which need not respond. It is compared with what the primary has written since then: when it
 * can be used, it has the migrations that the primary had before.
 * @param maxRunning reports that are read at once; there is one more connection, for examinations
 */
export function openReplica(
  url: string,
  primary: Db,
  maxRunning: number,
  { maxCurrentMs, maxLagMs }: ReplicaLimits = defaultReplicaLimits,
): Replica {
  // Lost connections are part of its state, which is logged when it changes.
  const pool = openMonitoredPool({ ...buildPoolConfig(url), max: maxRunning + 1 }, () => {});
  const { db } = createLane(pool, maxRunning);
  const { db: examined } = createLane(pool, 1);
  let positions: Position[] = [];
  let state: ReplicaState = { problem: 'has not been examined yet' };
  let ended: Promise<void> | undefined;

  async function compareWith(now: Position): Promise<ReplicaState> {
    const toLag = ({ at }: Position) => now.at.getTime() - at.getTime();
    positions = [...positions.filter((earlier) => toLag(earlier) < maxLagMs), now];
    const facts = await readFacts(examined);
    if (!facts.is_replica || facts.identity !== now.identity)
      return { problem: 'is not a streaming replica of this database' };
    const replayed = positions.findLast(({ position }) => position <= (facts.position ?? 0));
    if (!replayed) return { problem: 'is too far behind' };
    const lagMs = toLag(replayed);
    return { problem: null, asOf: replayed.at, lagMs, isCurrent: lagMs <= maxCurrentMs };
  }

  return {
    db,
    reads: { answered: 0, repeated: 0 },
    getState: () => state,
    async examine() {
      const toState = (error: unknown) => ({ problem: 'cannot be examined', error }) as const;
      state = await readPosition(primary).then(
        (now) => compareWith(now).catch(toState),
        // A primary that is too busy does not get the reports as well.
        (error: unknown) => (state.problem === null ? state : toState(error)),
      );
      return state;
    },
    close: () => (ended ??= pool.end()),
  };
}

async function readPosition(db: Db): Promise<Position> {
  const { rows } = await sql<Position>`
    select clock_timestamp() as at, pg_current_wal_lsn() - '0/0'::pg_lsn as position, ${identity}`.execute(
    db,
  );
  return requireFirstRow(rows);
}

async function readFacts(db: Db): Promise<ReplicaFacts> {
  const { rows } = await sql<ReplicaFacts>`
    select pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn() - '0/0'::pg_lsn as position, ${identity}`.execute(
    db,
  );
  return requireFirstRow(rows);
}
