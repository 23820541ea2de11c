import type { AuditedOperation } from '@portal/domain';
import { requireSession, type Session } from '../../../access/caller.ts';
import type { Context } from '../../../contract/handlers.ts';
import { writeAudit } from '../../../db/audit.ts';
import { FieldErrorsError } from '../../../errors.ts';
import { formatSessionLabel } from '../users/rows.ts';
import {
  findLoginSubjects,
  releaseAttempt,
  reserveAttempt,
  runAttempt,
  type LoginSubjects,
} from './loginLimits.ts';
import { countFailure, findCredentialsByKey } from './queries.ts';
import { toUserKey } from './userKey.ts';

/** A verified password. The attempt is still reserved: clear or release it. */
export interface OwnPassword {
  /** The stored hash. */
  hash: string;
  subjects: LoginSubjects;
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
  const subjects = await findLoginSubjects(db, { userKey, address: source, binding });
  if (!(await reserveAttempt(db, subjects))) {
    await server.passwords.imitateVerification(password);
    return null;
  }
  const verified = await runAttempt(db, subjects, async () => {
    const hash = (await findCredentialsByKey(db, userKey))?.password_hash ?? null;
    return (await server.passwords.verify(hash, password)) ? hash : null;
  });
  if (verified !== null) return { hash: verified, subjects };
  await recordFailure(context, operation, session);
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
  await releaseAttempt(context.db, verified.subjects);
}

async function recordFailure(context: Context, operation: AuditedOperation, session: Session): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    await countFailure(db, session.userId);
    await writeAudit(db, context, {
      operation,
      object: formatSessionLabel(session),
      outcome: 'failed',
    });
  });
}
