import type { ProviderSchemas } from '@portal/api-client';
import { sql } from 'kysely';
import type { SessionProof } from '../../access/sessionProof.ts';
import type { Db } from '../../db/database.ts';
import { userKey } from '../../services/provider/authentication/userKey.ts';

export type SessionUser = ProviderSchemas['SessionUser'];

export interface ProviderSessionRow {
  provider_user: SessionUser;
  expires_at: Date;
  /** True when the last use was written down more than a minute ago. */
  use_is_stale: boolean;
}

/** The session of a token, unless it has ended by the clock of the database or is bound to another browser. */
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

/** What the provider says of a session. */
export interface StatedSession {
  user: SessionUser;
  expiresAt: Date;
}

/** From now on the session is valid with what it is bound to only. */
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

/** Takes over what the provider says now, unless the session has ended meanwhile. */
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
