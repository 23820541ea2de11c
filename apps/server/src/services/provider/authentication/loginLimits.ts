import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { firstRow } from '../../../db/firstRow.ts';

/** Whose attempts are counted. */
export interface LoginSubjects {
  /** Hash of the user key, whether or not there is such a user. */
  user: Buffer;
  /** Hash of the client's address. */
  address: Buffer;
}

/** Failures within the window that are let through before the user is refused. */
const userFailures = 5;
const userWindow = '10 minutes';
/** Failures within a minute that are let through from one address. */
const addressFailures = 10;
const addressWindow = '1 minute';
/** How long a user is refused the first, second … time in a row, in minutes. */
const refusalMinutes = [1, 2, 4, 8, 15];
/** After so long without a refusal the next one is a first one again. */
const forgivenAfter = '1 hour';

export function loginSubjects(userKey: string, address: string): LoginSubjects {
  return { user: sha256(userKey), address: sha256(networkOf(address)) };
}

/**
 * Counts an attempt before its password is looked at, so that attempts made at the same moment cannot slip through
 * together. One statement: the database lets only one attempt for a row pass at a time.
 * @returns false when the user or the address is refused for now
 */
export async function reserveAttempt(db: Db, subjects: LoginSubjects): Promise<boolean> {
  const { rows } = await sql<{ reserved: boolean }>`
    with address as (
      insert into login_attempts as a (scope, subject_hash, failures)
      values ('address', ${subjects.address}, 1)
      on conflict (scope, subject_hash) do update set
        failures = case when a.window_start <= now() - ${addressWindow}::interval then 1 else a.failures + 1 end,
        window_start = case when a.window_start <= now() - ${addressWindow}::interval then now() else a.window_start end
      where a.failures < ${addressFailures} or a.window_start <= now() - ${addressWindow}::interval
      returning 1
    ), reserved as (
      insert into login_attempts as a (scope, subject_hash, failures)
      select 'user', ${subjects.user}, 1 where exists (select from address)
      on conflict (scope, subject_hash) do update set
        failures = case when ${startsAnew()} then 1 else a.failures + 1 end,
        window_start = case when ${startsAnew()} then now() else a.window_start end,
        refusals = case
          when a.refused_until <= now() - ${forgivenAfter}::interval then 0
          when not ${startsAnew()} and a.failures + 1 >= ${userFailures} then a.refusals + 1
          else a.refusals end,
        refused_until = case
          when not ${startsAnew()} and a.failures + 1 >= ${userFailures} then now() + ${refusalTime()}
          when ${startsAnew()} then null
          else a.refused_until end
      where a.refused_until is null or a.refused_until <= now()
      returning 1
    )
    select exists (select from reserved) as reserved`.execute(db);
  return firstRow(rows).reserved;
}

/** The window is over, or the refusal is. */
function startsAnew() {
  return sql`(a.window_start <= now() - ${userWindow}::interval or coalesce(a.refused_until <= now(), false))`;
}

function refusalTime() {
  return sql`make_interval(mins => (${sql.val(refusalMinutes)}::integer[])[least(a.refusals + 1, ${refusalMinutes.length})])`;
}

/** Forgets the attempts of a user who logged in; those from the address that failed stay counted. */
export async function forgetAttempts(db: Db, subjects: LoginSubjects): Promise<void> {
  // The address first, as everywhere: two statements that lock in turn would wait for each other.
  await giveBack(db, 'address', subjects.address);
  await db
    .deleteFrom('login_attempts')
    .where('scope', '=', 'user')
    .where('subject_hash', '=', subjects.user)
    .execute();
}

/** Forgets the attempts of a user, whoever made them. */
export async function forgetAttemptsOfUser(db: Db, userKey: string): Promise<void> {
  await db
    .deleteFrom('login_attempts')
    .where('scope', '=', 'user')
    .where('subject_hash', '=', sha256(userKey))
    .execute();
}

/** Takes a reservation back when the password could not be looked at. */
export async function giveBackAttempt(db: Db, subjects: LoginSubjects): Promise<void> {
  await giveBack(db, 'address', subjects.address);
  await giveBack(db, 'user', subjects.user);
}

async function giveBack(db: Db, scope: 'user' | 'address', subject: Buffer): Promise<void> {
  await db
    .updateTable('login_attempts')
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, refused_until: null })
    .where('scope', '=', scope)
    .where('subject_hash', '=', subject)
    .execute();
}

/** One household or office has many IPv6 addresses, but one network of 64 bits. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? firstFourGroups(address);
}

function firstFourGroups(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':');
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
