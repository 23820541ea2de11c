import { sql, type RawBuilder } from 'kysely';
import type { Session } from '../../../access/caller.ts';
import type { SessionProof } from '../../../access/identity.ts';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/preparedStatements.ts';
import type { Row, SessionEnd } from '../../../db/tables.ts';
import { requireFirstRow } from '../../../db/firstRow.ts';

export interface SessionRow extends Omit<Session, 'tokenHash' | 'lacksSecondFactor'> {
  hasSecondFactor: boolean;
  /** True if the last recorded use is more than a minute old. */
  isUseStale: boolean;
}

/** Data of a session and its user, read on each call, so that changed roles apply without a new login. */
const sessionColumns = sql`
  u.user_id as "userId", u.username, u.first_name as "firstName", u.last_name as "lastName", u.email, u.department,
  u.start_page as "startPage", u.is_locked_out as "isLockedOut",
  array(select r.rolename from user_roles r where r.user_id = u.user_id order by r.rolename) as roles,
  exists (select from second_factors f where f.user_id = u.user_id) as "hasSecondFactor",
  s.expires_at as "expiresAt", s.provider_subject is not null as "isSingleSignOn"`;

/**
 * Finds the sessions of tokens, in their order. A session is not found if it has expired (by the database's clock), is
 * bound to another browser, or its user is locked out.
 * @param idleMinutes idle timeout; not set: none
 */
export async function findSessions(
  db: Db,
  proofs: readonly SessionProof[],
  idleMinutes: number | undefined,
): Promise<(SessionRow | undefined)[]> {
  const { rows } = await sql<SessionRow & { position: number }>`${prepared}
    select proof.position, s.last_used_at < now() - interval '1 minute' as "isUseStale", ${sessionColumns}
    from unnest(${proofs.map(({ tokenHash }) => tokenHash)}::bytea[], ${proofs.map(({ binding }) => binding)}::bytea[])
      with ordinality as proof (token_hash, binding_hash, position)
    join sessions s on s.token_hash = proof.token_hash
    join users u on u.user_id = s.user_id
    where s.expires_at > now()
      and (s.binding_hash is null or s.binding_hash = proof.binding_hash)
      and not u.is_locked_out
      ${idleMinutes === undefined ? sql`` : sql`and s.last_used_at > now() - make_interval(mins => ${idleMinutes})`}
  `.execute(db);
  const found = new Map(rows.map(({ position, ...row }) => [position, row]));
  return proofs.map((_proof, index) => found.get(index + 1));
}

/**
 * Records the use of a session and its user. The user's row is locked first, as in every statement that locks both, to
 * avoid deadlocks.
 */
export async function touchSession(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`
    with active as (
      update users set last_activity_date = now()
      where user_id in (select user_id from sessions where token_hash = ${tokenHash})
      returning user_id
    )
    update sessions set last_used_at = now()
    where token_hash = ${tokenHash} and user_id in (select user_id from active)`.execute(db);
}

export type CredentialsRow = Pick<Row<'users'>, 'user_id' | 'username' | 'password_hash' | 'is_locked_out'>;

export function findCredentialsByKey(db: Db, userKey: string): Promise<CredentialsRow | undefined> {
  return db
    .selectFrom('users')
    .select(['user_id', 'username', 'password_hash', 'is_locked_out'])
    .where('username_key', '=', userKey)
    .executeTakeFirst();
}

/** Counts a failed login on the user's row, for administrators; does nothing for an unknown user. */
export async function countFailure(db: Db, userId: number | null): Promise<void> {
  await sql`
    update users set
      failed_password_attempt_count = failed_password_attempt_count + 1,
      failed_password_attempt_window_start = coalesce(failed_password_attempt_window_start, now())
    where user_id = ${userId}`.execute(db);
}

/**
 * Records a login, unless the user has been locked out, terminated or given another password since the check.
 * @returns false if the login is no longer allowed
 */
export async function recordLogin(db: Db, { user_id, password_hash }: CredentialsRow): Promise<boolean> {
  const { rows } = await sql`
    update users set
      last_login_date = now(),
      last_activity_date = now(),
      failed_password_attempt_count = 0,
      failed_password_attempt_window_start = null
    where user_id = ${user_id} and password_hash is not distinct from ${password_hash} and not is_locked_out
    returning user_id`.execute(db);
  return rows.length > 0;
}

export async function storePasswordHash(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('user_id', '=', userId).execute();
}

/**
 * Stores a new password and resets the failed logins.
 * @returns false if the stored password has changed since the check
 */
export async function replacePasswordHash(
  db: Db,
  userId: number,
  current: string,
  passwordHash: string,
): Promise<boolean> {
  const { rows } = await sql`
    update users set
      password_hash = ${passwordHash},
      failed_password_attempt_count = 0,
      failed_password_attempt_window_start = null
    where user_id = ${userId} and password_hash = ${current}
    returning user_id`.execute(db);
  return rows.length > 0;
}

export interface NewSession {
  tokenHash: Buffer;
  /** The binding that must be sent with the token; `null` for an unbound session. */
  binding: Buffer | null;
  userId: number;
  hours: number;
  source: string;
  /** The identity provider's user and session, if the user has signed in there. */
  provider?: { subject: string; session: string | null } | undefined;
}

/** Creates a session that expires after `hours`, by the database's clock. */
export async function createSession(db: Db, session: NewSession): Promise<SessionRow> {
  const { rows } = await sql<SessionRow>`
    with s as (
      insert into sessions (
        token_hash, binding_hash, user_id, expires_at, source, provider_subject, provider_session)
      values (
        ${session.tokenHash}, ${session.binding}, ${session.userId},
        now() + ${session.hours} * interval '1 hour', ${session.source},
        ${session.provider?.subject ?? null}, ${session.provider?.session ?? null})
      returning user_id, expires_at, provider_subject
    )
    select false as "isUseStale", ${sessionColumns}
    from s join users u on u.user_id = s.user_id`.execute(db);
  return requireFirstRow(rows);
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** Ends all sessions of a user, as if they had expired. */
export async function deleteSessions(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends all sessions of a user, except one if given. Their owners can read why. */
export async function endSessions(
  db: Db,
  userId: number,
  reason: SessionEnd,
  except: Buffer | null = null,
): Promise<void> {
  await recordSessionEnd(db, userId, reason, except);
  await sql`delete from sessions where ${isSessionOfUser(userId, except)}`.execute(db);
}

/** Records why the sessions of a user are being ended. */
export async function recordSessionEnd(
  db: Db,
  userId: number,
  reason: SessionEnd,
  except: Buffer | null = null,
): Promise<void> {
  await sql`
    insert into ended_sessions (token_hash, binding_hash, reason, expires_at)
    select token_hash, binding_hash, ${reason}, expires_at from sessions where ${isSessionOfUser(userId, except)}
    on conflict do nothing`.execute(db);
}

function isSessionOfUser(userId: number, except: Buffer | null) {
  return sql`user_id = ${userId} and token_hash is distinct from ${except}::bytea`;
}

/** Whether a session, or its end, belongs to a token and its browser and has not expired. */
export function isOfBrowser({ tokenHash, binding }: SessionProof): RawBuilder<unknown> {
  return sql`token_hash = ${tokenHash} and (binding_hash is null or binding_hash = ${binding}) and expires_at > now()`;
}

/**
 * Why a session has ended before its time: `idle` if it was not used for too long.
 * @returns `undefined` if it has expired or is unknown, or for another browser than its own
 */
export async function findSessionEnd(db: Db, proof: SessionProof): Promise<SessionEnd | 'idle' | undefined> {
  const ofBrowser = isOfBrowser(proof);
  const { rows } = await sql<{ reason: SessionEnd | 'idle' }>`
    select reason from ended_sessions where ${ofBrowser}
    union all
    select case when u.is_locked_out then 'locked' else 'idle' end
    from sessions join users u using (user_id) where ${ofBrowser}`.execute(db);
  return rows[0]?.reason;
}
