import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';
import { requireFirstRow } from '../../../db/firstRow.ts';
import { AppError } from '../../../errors.ts';

/** Where a login attempt comes from. */
export interface LoginOrigin {
  userKey: string;
  address: string;
  /** Hash of the browser's binding cookie, if it has one. */
  binding: Buffer | null;
}

type AttemptScope = Row<'login_attempts'>['scope'];

/** A counter of failed logins. */
interface Subject<Scope extends AttemptScope> {
  scope: Scope;
  hash: Buffer;
}

/** The two counters of a login attempt, and the browser to remember if it succeeds. */
interface LoginSubjects {
  /**
   * The user, whether or not they exist; in a browser that this user has signed in with before, the user in this
   * browser: wrong guesses of others do not block them there.
   */
  user: Subject<'user' | 'user_browser'>;
  /**
   * The browser, if a user has signed in with it before; otherwise the address, which a whole office may share. A
   * `browser` row exists only for such browsers.
   */
  source: Subject<'address' | 'browser'>;
  /** Remembered if the login succeeds; `null` if the browser has no binding cookie. */
  browser: { binding: Buffer; userInBrowser: Buffer } | null;
}

/** An attempt that has been counted. */
export interface Attempt extends LoginSubjects {
  /** True if the user is blocked: the password must not be checked. */
  isBlocked: boolean;
}

/** Failures allowed per user within the window. */
const maxUserFailures = 5;
const userWindow = '10 minutes';
/** Failures of a source within a minute without delay; each further one is delayed longer. */
const undelayedFailures = 30;
const delayStepMs = 100;
const maxDelayMs = 5_000;
/** Failures allowed per source within a minute. */
const maxSourceFailures = 300;
const sourceWindow = '1 minute';
/** How long a user is blocked the first, second … time in a row, in minutes. */
const blockMinutes = [1, 2, 4, 8, 15];
/** After this time without a block, the durations start again from the first. */
const blockResetAfter = '1 hour';

async function findLoginSubjects(db: Db, { userKey, address, binding }: LoginOrigin): Promise<LoginSubjects> {
  const user = hashSubject(userKey);
  const browser = binding && { binding, userInBrowser: hashUserInBrowser(user, binding) };
  const known = browser ? await listKnownScopes(db, browser) : [];
  return {
    user:
      browser && known.includes('user_browser')
        ? { scope: 'user_browser', hash: browser.userInBrowser }
        : { scope: 'user', hash: user },
    source:
      browser && known.includes('browser')
        ? { scope: 'browser', hash: browser.binding }
        : { scope: 'address', hash: hashSubject(toNetwork(address)) },
    browser,
  };
}

async function listKnownScopes(
  db: Db,
  { binding, userInBrowser }: NonNullable<LoginSubjects['browser']>,
): Promise<AttemptScope[]> {
  const rows = await db
    .selectFrom('login_attempts')
    .select('scope')
    .where(({ eb, and, or }) =>
      or([
        and([eb('scope', '=', 'browser'), eb('subject_hash', '=', binding)]),
        and([eb('scope', '=', 'user_browser'), eb('subject_hash', '=', userInBrowser)]),
      ]),
    )
    .execute();
  return rows.map(({ scope }) => scope);
}

/** Half of each hash, so that all browsers of a user can be found. */
const userHashBytes = 16;

function hashUserInBrowser(user: Buffer, binding: Buffer): Buffer {
  return Buffer.concat([user.subarray(0, userHashBytes), binding.subarray(0, 32 - userHashBytes)]);
}

interface Reservation {
  is_user_reserved: boolean;
  /** `null` if the source is refused. */
  source_failures: number | null;
  /** `null` if this is the first attempt of the source. */
  seconds_left: number | null;
}

/**
 * Counts an attempt before the password is checked, so that concurrent attempts cannot exceed the limit. It is one
 * statement: the row lock serializes attempts. Sources with many failures wait here.
 * @throws AppError request.too_many if the source is refused
 */
export async function reserveAttempt(db: Db, origin: LoginOrigin): Promise<Attempt> {
  const subjects = await findLoginSubjects(db, origin);
  const { user, source } = subjects;
  const { rows } = await sql<Reservation>`
    with source as (
      insert into login_attempts as a (scope, subject_hash, failures)
      values (${source.scope}, ${source.hash}, 1)
      on conflict (scope, subject_hash) do update set
        failures = case when ${isSourceWindowOver()} then 1 else a.failures + 1 end,
        window_start = case when ${isSourceWindowOver()} then now() else a.window_start end
      where a.failures < ${maxSourceFailures} or ${isSourceWindowOver()}
      returning failures
    ), reserved as (
      insert into login_attempts as a (scope, subject_hash, failures)
      select ${user.scope}, ${user.hash}::bytea, 1 where exists (select from source)
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
    select
      exists (select from reserved) as is_user_reserved,
      (select failures from source) as source_failures,
      (select ceil(extract(epoch from window_start + ${sourceWindow}::interval - now()))::integer
        from login_attempts where scope = ${source.scope} and subject_hash = ${source.hash}) as seconds_left
    `.execute(db);
  const { is_user_reserved, source_failures, seconds_left } = requireFirstRow(rows);
  if (source_failures === null) throw createRefusal(seconds_left);
  await wait(getDelayMs(source_failures));
  return { ...subjects, isBlocked: !is_user_reserved };
}

/** Says nothing about a user, and is not the response to a wrong password. */
function createRefusal(secondsLeft: number | null): AppError {
  const seconds = Math.max(secondsLeft ?? 0, 1);
  return new AppError('request.too_many', `Too many failed sign-ins. Try again in ${seconds} seconds.`, {
    'retry-after': String(seconds),
  });
}

/** How long an attempt waits before its password is checked. */
export function getDelayMs(sourceFailures: number): number {
  return Math.min(Math.max(sourceFailures - undelayedFailures, 0) * delayStepMs, maxDelayMs);
}

function isSourceWindowOver() {
  return sql`(a.window_start <= now() - ${sourceWindow}::interval)`;
}

/** The window or the block has ended. */
function isCounterExpired() {
  return sql`(a.window_start <= now() - ${userWindow}::interval or coalesce(a.blocked_until <= now(), false))`;
}

function getBlockDuration() {
  return sql`make_interval(mins => (${sql.val(blockMinutes)}::integer[])[least(a.block_count + 1, ${blockMinutes.length})])`;
}

/**
 * Clears the attempts of a user after a successful login, and remembers the browser. Failed attempts of the source stay
 * counted, and those of others when the user signed in in their own browser.
 */
export async function clearAttempts(db: Db, { user, source, browser }: Attempt): Promise<void> {
  // Lock the user last, as everywhere, to avoid deadlocks.
  await decrementFailures(db, source);
  if (browser) await rememberBrowser(db, browser);
  if (user.scope === 'user') await deleteUserAttempts(db, user.hash);
}

/** The rows are kept for some time after the last login. The browser starts a new window if the last one is over. */
async function rememberBrowser(
  db: Db,
  { binding, userInBrowser }: NonNullable<LoginSubjects['browser']>,
): Promise<void> {
  await sql`
    insert into login_attempts (scope, subject_hash) values ('user_browser', ${userInBrowser})
    on conflict (scope, subject_hash) do update set
      failures = 0, window_start = now(), block_count = 0, blocked_until = null`.execute(db);
  await sql`
    insert into login_attempts as a (scope, subject_hash, failures) values ('browser', ${binding}, 0)
    on conflict (scope, subject_hash) do update set failures = 0, window_start = now()
    where ${isSourceWindowOver()}`.execute(db);
}

/** Clears the attempts of a user from all sources, and forgets their browsers. */
export async function clearAttemptsOfUser(db: Db, userKey: string): Promise<void> {
  const user = hashSubject(userKey);
  await sql`
    delete from login_attempts
    where scope = 'user_browser'
      and substring(subject_hash for ${userHashBytes}::integer) = ${user.subarray(0, userHashBytes)}`.execute(
    db,
  );
  await deleteUserAttempts(db, user);
}

async function deleteUserAttempts(db: Db, user: Buffer): Promise<void> {
  await db
    .deleteFrom('login_attempts')
    .where('scope', '=', 'user')
    .where('subject_hash', '=', user)
    .execute();
}

/**
 * Runs the rest of a reserved attempt. If it fails, only a failure of the user stays counted: when the server is busy, or the
 * database fails, the attempt is released.
 */
export async function runAttempt<Result>(
  db: Db,
  attempt: Attempt,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isFailureOfUser(error)) await releaseAttempt(db, attempt);
    throw error;
  }
}

/** A second step that is still missing is no failure. */
function isFailureOfUser(error: unknown): boolean {
  return error instanceof AppError && error.code.startsWith('login.') && error.code !== 'login.code_required';
}

/** Releases a reserved attempt that is not a failure, and the block that it has caused. */
export async function releaseAttempt(db: Db, { user, source }: Attempt): Promise<void> {
  await decrementFailures(db, source);
  await decrementFailures(db, user);
}

async function decrementFailures(db: Db, subject: Subject<AttemptScope>): Promise<void> {
  await db
    .updateTable('login_attempts')
    .set({
      failures: sql<number>`greatest(failures - 1, 0)`,
      block_count: sql<number>`block_count - (blocked_until is not null)::integer`,
      blocked_until: null,
    })
    .where('scope', '=', subject.scope)
    .where('subject_hash', '=', subject.hash)
    .execute();
}

function hashSubject(subject: string): Buffer {
  return hash('sha256', subject, 'buffer');
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
