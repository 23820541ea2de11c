import type { Db } from '../../../db/database.ts';
import { findTimeStep, hashRecoveryCode, isAppCode, normalizeCode } from './codes.ts';
import { deleteRecoveryCode, claimTimeStep, type SecondFactorRow } from './queries.ts';

/** For the audit trail. */
export type RedeemedFactor = 'code of the app' | 'recovery code' | 'passkey';

/**
 * Redeems a code of the authenticator app or a recovery code, each of which is valid once.
 * @returns `null` if it is wrong or was used before
 */
export async function redeemCode(
  db: Db,
  factor: SecondFactorRow,
  code: string,
): Promise<RedeemedFactor | null> {
  const typed = normalizeCode(code);
  if (!isAppCode(typed)) {
    return (await deleteRecoveryCode(db, factor.user_id, hashRecoveryCode(typed))) ? 'recovery code' : null;
  }
  const step = factor.secret && findTimeStep(factor.secret, typed, Date.now());
  return step !== null && (await claimTimeStep(db, factor, step)) ? 'code of the app' : null;
}
