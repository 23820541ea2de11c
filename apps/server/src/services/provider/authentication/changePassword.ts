import type { ProviderSchemas } from '@portal/api-client';
import { validatePasswordConfirmation } from '@portal/domain';
import { requireSession, type Session } from '../../../access/caller.ts';
import type { Context, ProviderInvalidBodyHandlers, ProviderHandlers } from '../../../contract/handlers.ts';
import { writeAudit } from '../../../db/audit.ts';
import type { Db } from '../../../db/database.ts';
import {
  clearAttempts,
  releaseAttempt,
  findLoginSubjects,
  reserveAttempt,
  type LoginSubjects,
} from './loginLimits.ts';
import { validateNewPassword } from './validateNewPassword.ts';
import { countFailure, findCredentialsByKey, deleteSessionsOfUser, replacePasswordHash } from './queries.ts';
import { toUserKey } from './userKey.ts';

type PasswordChange = ProviderSchemas['PasswordChange'];
type PasswordError = ProviderSchemas['PasswordError'];

/**
 * Changes the caller's own password. A wrong current password counts as a failed login. All other mistakes are reported
 * together.
 */
export const passwordHandlers = {
  async changePassword({ body }, context) {
    const session = requireSession(context);
    const mistakes = await listNewPasswordMistakes(body, context, session);
    const { db, source, binding } = context;
    const subjects = await findLoginSubjects(db, {
      userKey: toUserKey(session.username),
      address: source,
      binding,
    });
    const current = await verifyCurrent(body.oldPassword, context, session, subjects);
    if (current === null) return [wrongCurrentPassword, ...mistakes];
    if (mistakes.length > 0) {
      await releaseAttempt(context.db, subjects);
      return mistakes;
    }
    const hash = await releaseAttemptOnError(context, subjects, () =>
      context.server.passwords.hash(body.newPassword),
    );
    return (await store(context, session, { subjects, current, hash })) ? [] : [wrongCurrentPassword];
  },
} satisfies Partial<ProviderHandlers>;

/** An invalid body is reported as a list of mistakes too (specification 1 §7). */
export const passwordInvalidBodyHandlers = {
  changePassword: (_body, { fields }) =>
    Object.entries(fields).flatMap(([fieldName, texts]) =>
      texts.map((errorDescription) => ({ fieldName, errorDescription })),
    ),
} satisfies ProviderInvalidBodyHandlers;

const wrongCurrentPassword: PasswordError = {
  fieldName: 'oldPassword',
  errorDescription: 'The current password is incorrect',
};

async function listNewPasswordMistakes(
  { oldPassword, newPassword, confirmPassword }: PasswordChange,
  context: Context,
  session: Session,
): Promise<PasswordError[]> {
  const mistake =
    (await validateNewPassword(context.server, context.db, session, newPassword)) ??
    (newPassword === oldPassword ? 'The new password must be different from the current one' : null);
  const confirmation = validatePasswordConfirmation(newPassword, confirmPassword);
  return [
    ...(mistake ? [{ fieldName: 'newPassword', errorDescription: mistake }] : []),
    ...(confirmation ? [{ fieldName: 'confirmPassword', errorDescription: confirmation }] : []),
  ];
}

/**
 * Returns the stored hash if the current password is right, leaving the attempt reserved; `null` if it is wrong or
 * attempts are blocked.
 */
async function verifyCurrent(
  password: string,
  context: Context,
  session: Session,
  subjects: LoginSubjects,
): Promise<string | null> {
  const { passwords } = context.server;
  if (!(await reserveAttempt(context.db, subjects))) {
    await passwords.imitateVerification(password);
    return null;
  }
  const credentials = await findCredentialsByKey(context.db, toUserKey(session.username));
  const hash = credentials?.password_hash ?? null;
  if (await releaseAttemptOnError(context, subjects, () => passwords.verify(hash, password))) return hash;
  await recordFailure(context, session);
  return null;
}

/** Releases the reserved attempt if the work fails, for example because the server is busy. */
async function releaseAttemptOnError<Result>(
  { db }: Context,
  subjects: LoginSubjects,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await releaseAttempt(db, subjects);
    throw error;
  }
}

async function recordFailure(context: Context, session: Session): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    await countFailure(db, session.userId);
    await audit(db, context, { session, outcome: 'failed' });
  });
}

/** @returns false if a concurrent change came first */
function store(
  context: Context,
  session: Session,
  { subjects, current, hash }: { subjects: LoginSubjects; current: string; hash: string },
): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    await clearAttempts(db, subjects);
    if (!(await replacePasswordHash(db, session.userId, current, hash))) return false;
    await deleteSessionsOfUser(db, session.userId, 'password_changed', session.tokenHash);
    await audit(db, context, { session, outcome: 'done' });
    return true;
  });
}

function audit(
  db: Db,
  context: Context,
  { session, outcome }: { session: Session; outcome: 'done' | 'failed' },
): Promise<void> {
  return writeAudit(db, context, {
    operation: 'changePassword',
    object: `user ${session.userId} (${session.username})`,
    changed: outcome === 'done' ? [{ field: 'password', isSecret: true }] : [],
    outcome,
  });
}
