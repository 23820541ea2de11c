import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export interface SecondFactorRow {
  user_id: number;
  secret: Buffer;
}

export function findSecondFactor(db: Db, userId: number): Promise<SecondFactorRow | undefined> {
  return db
    .selectFrom('second_factors')
    .select(['user_id', 'secret'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
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
  recovery_codes_left: number;
}

export function findState(db: Db, userId: number): Promise<SecondFactorState | undefined> {
  return db
    .selectFrom('second_factors as f')
    .select((eb) => [
      'f.second_factor_since',
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

/** Locked, so that two confirmations follow one another. */
export async function findEnrolledSecret(db: Db, userId: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('second_factor_enrolments')
    .select('secret')
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  return row?.secret;
}

/** @returns false if the user has a second factor */
export async function insertSecondFactor(db: Db, factor: SecondFactorRow, step: number): Promise<boolean> {
  await deleteEnrolment(db, factor.user_id);
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('second_factors')
    .values({ ...factor, last_step: step })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

async function deleteEnrolment(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('second_factor_enrolments').where('user_id', '=', userId).execute();
}

export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/**
 * Removes the secret with the recovery codes, and a secret that is not confirmed.
 * @returns false if the user has no second factor
 */
export async function deleteSecondFactor(db: Db, userId: number): Promise<boolean> {
  await deleteEnrolment(db, userId);
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
