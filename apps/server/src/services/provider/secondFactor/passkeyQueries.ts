import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/tables.ts';

export type PasskeyRow = Row<'passkeys'>;
export type NewPasskeyRow = NewRow<'passkeys'>;

export function listPasskeys(db: Db, userId: number): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('passkey_id').execute();
}

/** @returns false if it is stored, for this user or another */
export async function insertPasskey(db: Db, passkey: NewPasskeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** @returns its name; `undefined` if the user has no such passkey */
export async function deletePasskey(db: Db, userId: number, passkeyId: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('passkey_id', '=', passkeyId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/**
 * Records that a passkey was used, in one statement.
 * @returns false if its counter is not higher than before, as that of a copy would be; 0 is no counter
 */
export async function claimSignCount(db: Db, passkeyId: number, count: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update passkeys set sign_count = ${count}, last_used_at = now()
    where passkey_id = ${passkeyId} and (sign_count < ${count} or (sign_count = 0 and ${count} = 0))`.execute(
    db,
  );
  return numAffectedRows > 0n;
}

/** @param challenge its `user_handle` is that of a passkey to be added; `null` to sign in */
export async function insertChallenge(
  db: Db,
  challenge: Omit<NewRow<'passkey_challenges'>, 'expires_at'>,
  lifetimeMs: number,
): Promise<void> {
  const expires_at = sql<Date>`now() + make_interval(secs => ${lifetimeMs / 1000})`;
  await db
    .insertInto('passkey_challenges')
    .values({ ...challenge, expires_at })
    .execute();
}

/**
 * Removes a challenge, so that it is valid once.
 * @param purpose what it was made for
 * @returns `undefined` if it has expired, is of another user or for something else
 */
export async function takeChallenge(
  db: Db,
  { userId, challenge, purpose }: { userId: number; challenge: string; purpose: 'creation' | 'login' },
): Promise<{ user_handle: Buffer | null } | undefined> {
  return db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', Buffer.from(challenge, 'base64url'))
    .where('user_id', '=', userId)
    .where('user_handle', purpose === 'login' ? 'is' : 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_handle')
    .executeTakeFirst();
}
