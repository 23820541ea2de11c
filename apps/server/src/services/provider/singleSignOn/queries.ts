import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { NewRow } from '../../../db/tables.ts';
import type { CredentialsRow } from '../authentication/queries.ts';
import type { EndedSessions } from './identityProvider.ts';

const lifetime = '60 seconds';

export async function insertSignInCode(
  db: Db,
  code: Omit<NewRow<'sign_in_codes'>, 'expires_at'>,
): Promise<void> {
  await db
    .insertInto('sign_in_codes')
    .values({ ...code, expires_at: sql<Date>`now() + ${lifetime}::interval` })
    .execute();
}

export interface SignInCodeRow extends CredentialsRow {
  provider_subject: string;
  provider_session: string | null;
  sign_out_url: string | null;
}

/**
 * Removes a code, so that it is valid once.
 * @returns `undefined` if it has expired, is of another browser, or the user has been locked out since
 */
export async function takeSignInCode(
  db: Db,
  codeHash: Buffer,
  browserHash: Buffer,
): Promise<SignInCodeRow | undefined> {
  const { rows } = await sql<SignInCodeRow>`
    delete from sign_in_codes as c using users as u
    where c.code_hash = ${codeHash} and c.browser_hash = ${browserHash} and c.expires_at > now()
      and u.user_id = c.user_id and not u.is_locked_out
    returning u.user_id, u.username, u.password_hash, u.is_locked_out, c.provider_subject, c.provider_session,
      c.sign_out_url
  `.execute(db);
  return rows[0];
}

/**
 * Ends sessions that have ended at the identity provider, and sign-ins that have not become sessions yet.
 * @returns the users, each once
 */
export async function endProviderSessions(
  db: Db,
  ended: EndedSessions,
): Promise<{ user_id: number; username: string }[]> {
  const isEnded =
    'session' in ended ? sql`provider_session = ${ended.session}` : sql`provider_subject = ${ended.subject}`;
  const { rows } = await sql<{ user_id: number; username: string }>`
    with codes as (delete from sign_in_codes where ${isEnded}),
    gone as (
      delete from sessions where ${isEnded} returning token_hash, binding_hash, user_id, expires_at
    ), recorded as (
      insert into ended_sessions (token_hash, binding_hash, reason, expires_at)
      select token_hash, binding_hash, 'signed_out', expires_at from gone
      on conflict do nothing
    )
    select distinct u.user_id, u.username from gone join users u using (user_id)`.execute(db);
  return rows;
}

export async function listExistingRoles(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('roles').select('rolename').where('rolename', 'in', names).execute();
  return rows.map(({ rolename }) => rolename);
}
