import type { Db } from '../../../db/database.ts';
import { findTimeStep, hashRecoveryCode, isAppCode, normalizeCode } from './codes.ts';
import { deleteRecoveryCode, claimTimeStep, type SecondFactorRow } from './queries.ts';

/** For the audit trail. */
export type RedeemedCode = 'code of the app' | 'recovery code';

/**
 * Redeems a code of the authenticator app or a recovery code, each of which is valid once.
 * @returns `null` if it is wrong or was used before
 */
export async function redeemCode(
  db: Db,
  factor: SecondFactorRow,
  code: string,
): Promise<RedeemedCode | null> {
  const typed = normalizeCode(code);
  if (!isAppCode(typed)) {
    return (await deleteRecoveryCode(db, factor.user_id, hashRecoveryCode(typed))) ? 'recovery code' : null;
  }
  const step = findTimeStep(factor.secret, typed, Date.now());
  return step !== null && (await claimTimeStep(db, factor, step)) ? 'code of the app' : null;
}
