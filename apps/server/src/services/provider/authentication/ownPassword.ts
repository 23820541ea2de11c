import type { AuditedOperation } from '@portal/domain';
import { requireSession } from '../../../access/caller.ts';
import type { Context } from '../../../contract/handlers.ts';
import { writeAudit } from '../../../db/audit.ts';
import { FieldErrorsError } from '../../../errors.ts';
import { formatSessionLabel } from '../users/rows.ts';
import { releaseAttempt, reserveAttempt, runAttempt, type Attempt } from './loginLimits.ts';
import { countFailure, findCredentialsByKey } from './queries.ts';
import { toUserKey } from './userKey.ts';

/** A verified password. The attempt is still reserved: clear or release it. */
export interface OwnPassword {
  /** The stored hash. */
  hash: string;
  attempt: Attempt;
}

/**
 * Verifies the password of the signed-in user. A wrong one counts as a failed login.
 * @param operation the call that needs it, for the audit trail
 * @returns `null` if it is wrong or attempts are blocked
 */
export async function verifyOwnPassword(
  context: Context,
  operation: AuditedOperation,
  password: string,
): Promise<OwnPassword | null> {
  const session = requireSession(context);
  const { db, source, binding, server } = context;
  const userKey = toUserKey(session.username);
  const attempt = await reserveAttempt(db, { userKey, address: source, binding });
  const isChecked = !attempt.isBlocked;
  if (!isChecked) await server.passwords.imitateVerification(password);
  const verified =
    isChecked &&
    (await runAttempt(db, attempt, async () => {
      const hash = (await findCredentialsByKey(db, userKey))?.password_hash ?? null;
      return (await server.passwords.verify(hash, password)) ? hash : null;
    }));
  if (verified) return { hash: verified, attempt };
  await db.transaction().execute(async (transaction) => {
    await countFailure(transaction, isChecked ? session.userId : null);
    await writeAudit(transaction, context, {
      operation,
      object: formatSessionLabel(session),
      outcome: isChecked ? 'failed' : 'refused',
    });
  });
  return null;
}

/**
 * The same for calls that change something other than the password: it must be right.
 * @throws FieldErrorsError at `password`
 */
export async function requireOwnPassword(
  context: Context,
  operation: AuditedOperation,
  password: string,
): Promise<void> {
  const verified = await verifyOwnPassword(context, operation, password);
  if (!verified) throw new FieldErrorsError({ password: ['The password is incorrect'] });
  await releaseAttempt(context.db, verified.attempt);
}
