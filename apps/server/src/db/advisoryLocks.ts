import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Advisory locks of PostgreSQL. Each number is unique in the database; other programs do not use this range. */
const locks = {
  /** One process migrates, the others wait. */
  migration: 7_340_512,
  /** One process fills an empty database, the others wait. */
  seed: 7_340_513,
  /** Changes of users, roles and pages run one at a time. */
  administration: 7_340_514,
  /** Campaigns are saved one at a time, so that each save sees the promo codes of the previous one. */
  campaignSave: 7_340_515,
} as const;

type Lock = keyof typeof locks;

const retryMs = 100;

/** Waits for the lock and holds it until the end of the transaction. */
export async function lockForTransaction(transaction: Db, lock: Lock): Promise<void> {
  await sql`select pg_advisory_xact_lock(${locks[lock]})`.execute(transaction);
}

/**
 * Waits for the lock and holds it during the work, which can have several transactions.
 * @param connection a single connection: the lock belongs to it
 */
export async function runLocked<Result>(
  connection: Db,
  lock: Lock,
  work: () => Promise<Result>,
): Promise<Result> {
  // `create index concurrently` waits for all statements, also for one that would wait for this lock.
  while (!(await tryLock(connection, lock))) await wait(retryMs);
  try {
    return await work();
  } finally {
    await sql`select pg_advisory_unlock(${locks[lock]})`.execute(connection);
  }
}

async function tryLock(connection: Db, lock: Lock): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${locks[lock]}) as locked`.execute(connection);
  return rows[0]?.locked === true;
}
