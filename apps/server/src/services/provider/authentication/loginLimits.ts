import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { requireFirstRow } from '../../../db/firstRow.ts';

/** The two counters of a login attempt. */
export interface LoginSubjects {
  /** Hash of the user key, whether or not the user exists. */
  user: Buffer;
  /** Hash of the client's address. */
  address: Buffer;
}

/** Failures allowed per user within the window. */
const maxUserFailures = 5;
const userWindow = '10 minutes';
/** Failures allowed per address within a minute. */
const maxAddressFailures = 10;
const addressWindow = '1 minute';
/** How long a user is blocked the first, second … time in a row, in minutes. */
const blockMinutes = [1, 2, 4, 8, 15];
/** After this time without a block, the durations start again from the first. */
const blockResetAfter = '1 hour';

export function toLoginSubjects(userKey: string, address: string): LoginSubjects {
  return { user: hash('sha256', userKey, 'buffer'), address: hash('sha256', toNetwork(address), 'buffer') };
}

/**
 * Counts an attempt before the password is checked, so that concurrent attempts cannot exceed the limit. It is one
 * statement: the row lock serializes attempts.
 * @returns false if the user or the address is blocked
 */
export async function reserveAttempt(db: Db, subjects: LoginSubjects): Promise<boolean> {
  const { rows } = await sql<{ reserved: boolean }>`
    with address as (
      insert into login_attempts as a (scope, subject_hash, failures)
      values ('address', ${subjects.address}, 1)
      on conflict (scope, subject_hash) do update set
        failures = case when a.window_start <= now() - ${addressWindow}::interval then 1 else a.failures + 1 end,
        window_start = case when a.window_start <= now() - ${addressWindow}::interval then now() else a.window_start end
      where a.failures < ${maxAddressFailures} or a.window_start <= now() - ${addressWindow}::interval
      returning 1
    ), reserved as (
      insert into login_attempts as a (scope, subject_hash, failures)
      select 'user', ${subjects.user}, 1 where exists (select from address)
      on conflict (scope, subject_hash) do update set
        failures = case when ${isCounterExpired()} then 1 else a.failures + 1 end,
        window_start = case when ${isCounterExpired()} then now() else a.window_start end,
        block_count = case
          when a.blocked_until <= now() - ${blockResetAfter}::interval then 0
          when not ${isCounterExpired()} and a.failures + 1 >= ${maxUserFailures} then a.block_count + 1
          else a.block_count end,
        blocked_until = case
          when not ${isCounterExpired()} and a.failures + 1 >= ${maxUserFailures} then now() + ${getBlockDuration()}
          when ${isCounterExpired()} then null
          else a.blocked_until end
      where a.blocked_until is null or a.blocked_until <= now()
      returning 1
    )
    select exists (select from reserved) as reserved`.execute(db);
  return requireFirstRow(rows).reserved;
}

/** The window or the block has ended. */
function isCounterExpired() {
  return sql`(a.window_start <= now() - ${userWindow}::interval or coalesce(a.blocked_until <= now(), false))`;
}

function getBlockDuration() {
  return sql`make_interval(mins => (${sql.val(blockMinutes)}::integer[])[least(a.block_count + 1, ${blockMinutes.length})])`;
}

/** Clears the attempts of a user after a successful login. Failed attempts from the address stay counted. */
export async function clearAttempts(db: Db, subjects: LoginSubjects): Promise<void> {
  // Lock the address first, as everywhere, to avoid deadlocks.
  await decrementFailures(db, 'address', subjects.address);
  await db
    .deleteFrom('login_attempts')
    .where('scope', '=', 'user')
    .where('subject_hash', '=', subjects.user)
    .execute();
}

/** Clears the attempts of a user from all addresses. */
export async function clearAttemptsOfUser(db: Db, userKey: string): Promise<void> {
  await db
    .deleteFrom('login_attempts')
    .where('scope', '=', 'user')
    .where('subject_hash', '=', hash('sha256', userKey, 'buffer'))
    .execute();
}

/** Releases a reserved attempt whose password could not be checked. */
export async function releaseAttempt(db: Db, subjects: LoginSubjects): Promise<void> {
  await decrementFailures(db, 'address', subjects.address);
  await decrementFailures(db, 'user', subjects.user);
}

async function decrementFailures(db: Db, scope: 'user' | 'address', subject: Buffer): Promise<void> {
  await db
    .updateTable('login_attempts')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, blocked_until: null })
    .where('scope', '=', scope)
    .where('subject_hash', '=', subject)
    .execute();
}

/** A household or office has many IPv6 addresses, but shares a /64 network. */
function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? takeFirstFourGroups(address);
}

function takeFirstFourGroups(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':');
}
