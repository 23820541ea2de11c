import type { ProviderSchemas } from '@portal/api-client';
import { sql } from 'kysely';
import type { SessionProof } from '../../access/sessionProof.ts';
import type { Db } from '../../db/database.ts';
import { userKey } from '../../services/provider/authentication/userKey.ts';

export type SessionUser = ProviderSchemas['SessionUser'];

export interface ProviderSessionRow {
  provider_user: SessionUser;
  expires_at: Date;
  /** True if the last recorded use is more than a minute old. */
  use_is_stale: boolean;
}

/** Finds a session by token, unless it has expired (by the database's clock) or is bound to another browser. */
export async function providerSession(
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
export interface StatedSession {
  user: SessionUser;
  expiresAt: Date;
}

/** Stores a session together with its binding. */
export async function keepProviderSession(
  db: Db,
  { tokenHash, binding }: SessionProof,
  stated: StatedSession,
): Promise<void> {
  const values = { binding_hash: binding, ...columnsOf(stated) };
  await db
    .insertInto('provider_sessions')
    .values({ token_hash: tokenHash, ...values })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(values))
    .execute();
}

/** Updates the stored data of a session; does nothing if it has ended. */
export async function updateProviderSession(db: Db, tokenHash: Buffer, stated: StatedSession): Promise<void> {
  await db
    .updateTable('provider_sessions')
    .set(columnsOf(stated))
    .where('token_hash', '=', tokenHash)
    .execute();
}

function columnsOf({ user, expiresAt }: StatedSession) {
  return {
    username_key: userKey(user.username),
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

export async function deleteProviderSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('provider_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteProviderSessionsOfUser(db: Db, username: string, except?: Buffer): Promise<void> {
  let sessions = db.deleteFrom('provider_sessions').where('username_key', '=', userKey(username));
  if (except) sessions = sessions.where('token_hash', '<>', except);
  await sessions.execute();
}

export async function removeOutdatedProviderSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('provider_sessions')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
