import type { ProviderSchemas } from '@portal/api-client';
import { sql, type RawBuilder } from 'kysely';
import type { SessionProof } from '../../access/identity.ts';
import type { Db } from '../../db/database.ts';
import { sessionEnds, type SessionEnd } from '../../db/tables.ts';
import type { SessionErrorCode } from '../../errors.ts';
import { isOfBrowser } from '../../services/provider/authentication/queries.ts';
import { toUserKey } from '../../services/provider/authentication/userKey.ts';

export type SessionUser = ProviderSchemas['SessionUser'];

export interface ProviderSessionRow {
  provider_user: SessionUser;
  expires_at: Date;
  /** True if the last recorded use is more than a minute old. */
  use_is_stale: boolean;
}

/** Finds a session by token, unless it has expired (by the database's clock) or is bound to another browser. */
export async function findProviderSession(
  db: Db,
  { tokenHash, binding }: SessionProof,
  idleMinutes: number | undefined,
): Promise<ProviderSessionRow | undefined> {
  const { rows } = await sql<ProviderSessionRow>`
    select provider_user, expires_at, last_used_at < now() - interval '1 minute' as use_is_stale
    from provider_sessions
    where token_hash = ${tokenHash}
      and expires_at > now()
      and (binding_hash is null or binding_hash = ${binding})
      ${idleMinutes === undefined ? sql`` : sql`and last_used_at > now() - make_interval(mins => ${idleMinutes})`}
  `.execute(db);
  return rows[0];
}

/** User and expiry as the provider reports them. */
export interface ReportedSession {
  user: SessionUser;
  expiresAt: Date;
}

export async function storeProviderSession(
  db: Db,
  { tokenHash, binding }: SessionProof,
  reported: ReportedSession,
): Promise<void> {
  const values = { binding_hash: binding, ...toColumns(reported) };
  await db
    .insertInto('provider_sessions')
    .values({ token_hash: tokenHash, ...values })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(values))
    .execute();
}

/** Updates the stored data of a session; does nothing if it has ended. */
export async function updateProviderSession(
  db: Db,
  tokenHash: Buffer,
  reported: ReportedSession,
): Promise<void> {
  await db
    .updateTable('provider_sessions')
    .set(toColumns(reported))
    .where('token_hash', '=', tokenHash)
    .execute();
}

function toColumns({ user, expiresAt }: ReportedSession) {
  return {
    username_key: toUserKey(user.username),
    provider_user: JSON.stringify(user),
    expires_at: expiresAt,
  };
}

export async function touchProviderSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('provider_sessions')
    .set({ last_used_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends a session. If it ended before its time, its owner can read why. */
export async function endProviderSession(db: Db, tokenHash: Buffer, code: SessionErrorCode): Promise<void> {
  const reason = sessionEnds.find((end) => code === `session.${end}`) ?? null;
  await endSessions(db, sql`token_hash = ${tokenHash}`, reason);
}

/** Ends all sessions of a user, except one. Their owners can read why. */
export async function endProviderSessionsOfUser(
  db: Db,
  username: string,
  reason: SessionEnd,
  except: Buffer,
): Promise<void> {
  await endSessions(db, sql`username_key = ${toUserKey(username)} and token_hash <> ${except}`, reason);
}

async function endSessions(db: Db, which: RawBuilder<unknown>, reason: SessionEnd | null): Promise<void> {
  await sql`
    with ended as (delete from provider_sessions where ${which} returning token_hash, binding_hash, expires_at)
    insert into ended_sessions (token_hash, binding_hash, reason, expires_at)
    select token_hash, binding_hash, ${reason}, expires_at from ended where ${reason}::text is not null
    on conflict do nothing`.execute(db);
}

/**
 * Why a session has ended before its time: `idle` if it was not used for too long.
 * @returns `undefined` if it has expired or is unknown, or for another browser than its own
 */
export async function findProviderSessionEnd(
  db: Db,
  proof: SessionProof,
): Promise<SessionEnd | 'idle' | undefined> {
  const ofBrowser = isOfBrowser(proof);
  const { rows } = await sql<{ reason: SessionEnd | 'idle' }>`
    select reason from ended_sessions where ${ofBrowser}
    union all select 'idle' from provider_sessions where ${ofBrowser}`.execute(db);
  return rows[0]?.reason;
}
