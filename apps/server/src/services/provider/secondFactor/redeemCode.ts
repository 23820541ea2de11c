import type { Db } from '../../../db/database.ts';
import { findTimeStep, hashRecoveryCode, isAppCode, normalizeCode } from './codes.ts';
import { deleteRecoveryCode, claimTimeStep, type SecondFactorRow } from './queries.ts';

/** For the audit trail. */
export type RedeemedFactor = 'code of the app' | 'recovery code' | 'passkey';

/** A code as the user has typed it. */
export interface TypedCode {
  factor: SecondFactorRow;
  code: string;
}

export class WrongCodeError extends Error {
  override name = 'WrongCodeError';
  readonly factor: SecondFactorRow;

  constructor(factor: SecondFactorRow) {
    super('The code is not valid');
    this.factor = factor;
  }
}

/**
 * Redeems a code of the authenticator app or a recovery code, each of which is valid once.
 * @throws WrongCodeError if it is wrong or was used before
 */
export async function redeemCode(db: Db, { factor, code }: TypedCode): Promise<RedeemedFactor> {
  const typed = normalizeCode(code);
  if (!isAppCode(typed)) {
    if (await deleteRecoveryCode(db, factor.user_id, hashRecoveryCode(typed))) return 'recovery code';
    throw new WrongCodeError(factor);
  }
  const step = factor.secret && findTimeStep(factor.secret, typed, Date.now());
  if (step !== null && (await claimTimeStep(db, factor, step))) return 'code of the app';
  throw new WrongCodeError(factor);
}
