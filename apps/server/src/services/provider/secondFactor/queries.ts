import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';
import { createRecoveryCodes, hashRecoveryCode } from './codes.ts';

export type SecondFactorRow = Pick<Row<'second_factors'>, 'user_id' | 'secret'>;

export function findSecondFactor(db: Db, userId: number): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom('second_factors')
    .select(['user_id', 'secret'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * Turns two-step verification on, before the first factor is stored.
 * @returns the recovery codes; none if it is on, because the user has them
 */
export async function turnOn(db: Db, userId: number): Promise<string[]> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ user_id: userId, last_step: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? replaceRecoveryCodes(db, userId) : [];
}

/** Turns two-step verification off if the user has neither an app nor a passkey. */
export async function turnOffIfEmpty(db: Db, userId: number): Promise<void> {
  await sql`
    delete from second_factors
    where user_id = ${userId} and secret is null
      and not exists (select from passkeys where user_id = ${userId})`.execute(db);
}

/**
 * Records that the code of a time step was used, in one statement: of simultaneous attempts with the same code, one
 * succeeds.
 * @returns false if it, or a later one, was used before, or the secret has been replaced
 */
export async function claimTimeStep(
  db: Db,
  { user_id, secret }: SecondFactorRow,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', user_id)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false if the user has no such code */
export async function deleteRecoveryCode(db: Db, userId: number, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface SecondFactorState {
  second_factor_since: Date;
  has_app: boolean;
  recovery_codes_left: number;
}

export function findState(db: Db, userId: number): Promise<SecondFactorState | undefined> {
  return db
    .selectFrom('second_factors as f')
    .select((eb) => [
      'f.second_factor_since',
      eb('f.secret', 'is not', null).$castTo<boolean>().as('has_app'),
      eb
        .selectFrom('recovery_codes as r')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('r.user_id', '=', 'f.user_id')
        .$asScalar()
        .$notNull()
        .as('recovery_codes_left'),
    ])
    .where('f.user_id', '=', userId)
    .executeTakeFirst();
}

const enrolmentLifetime = '1 hour';

/** Stores a secret that is not confirmed, in place of an earlier one. */
export async function storeEnrolment(db: Db, userId: number, secret: Buffer): Promise<void> {
  await sql`
    insert into second_factor_enrolments (user_id, secret, expires_at)
    values (${userId}, ${secret}, now() + ${enrolmentLifetime}::interval)
    on conflict (user_id) do update set secret = excluded.secret, expires_at = excluded.expires_at`.execute(
    db,
  );
}

export async function findEnrolledSecret(db: Db, userId: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('second_factor_enrolments')
    .select('secret')
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.secret;
}

/**
 * Stores the confirmed secret of a user with two-step verification.
 * @param step time step of the code that has confirmed it
 * @returns false if the user has an app
 */
export async function storeSecret(db: Db, userId: number, secret: Buffer, step: number): Promise<boolean> {
  await deleteEnrolment(db, userId);
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ secret, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false if the user has no app */
export async function deleteSecret(db: Db, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ secret: null, last_step: 0 })
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function deleteEnrolment(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('second_factor_enrolments').where('user_id', '=', userId).execute();
}

/** @returns the new codes */
export async function replaceRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = createRecoveryCodes();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code) })))
    .execute();
  return codes;
}

/**
 * Turns two-step verification off: removes secret, passkeys and recovery codes, and a secret or passkey that is not confirmed.
 * @returns false if it is off
 */
export async function deleteSecondFactor(db: Db, userId: number): Promise<boolean> {
  await deleteEnrolment(db, userId);
  await db.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
