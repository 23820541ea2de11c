import type { ProviderSchemas } from '@portal/api-client';
import { confirmationMistake } from '@portal/domain';
import { sessionOf } from '../../../access/sessionOf.ts';
import type { Context, ProviderBodyRefusals, ProviderHandlers } from '../../../contract/handlers.ts';
import { writeAudit } from '../../../db/audit.ts';
import type { Db } from '../../../db/database.ts';
import {
  forgetAttempts,
  giveBackAttempt,
  loginSubjects,
  reserveAttempt,
  type LoginSubjects,
} from './loginLimits.ts';
import { judgeNewPassword } from './newPassword.ts';
import { countFailure, credentialsByKey, deleteSessionsOfUser, replacePasswordHash } from './queries.ts';
import type { Session } from './rows.ts';
import { userKey } from './userKey.ts';

type PasswordChange = ProviderSchemas['PasswordChange'];
type PasswordError = ProviderSchemas['PasswordError'];

/**
 * Changes the caller's own password. A wrong current password counts as a failed login. All other mistakes are reported
 * together.
 */
export const passwordHandlers: Pick<ProviderHandlers, 'changePassword'> = {
  async changePassword({ body }, context) {
    const session = sessionOf(context);
    const mistakes = await newPasswordMistakes(body, context, session);
    const subjects = loginSubjects(userKey(session.username), context.source);
    const current = await verifyCurrent(body.oldPassword, context, session, subjects);
    if (current === null) return [wrongCurrent, ...mistakes];
    if (mistakes.length > 0) {
      await giveBackAttempt(context.db, subjects);
      return mistakes;
    }
    const hash = await givingBack(context, subjects, () => context.server.passwords.hash(body.newPassword));
    return (await store(context, session, { subjects, current, hash })) ? [] : [wrongCurrent];
  },
};

/** An invalid body is reported as a list of mistakes too (specification 1 §7). */
export const passwordBodyRefusals = {
  changePassword: (_body, { fields }) =>
    Object.entries(fields).flatMap(([fieldName, texts]) =>
      texts.map((errorDescription) => ({ fieldName, errorDescription })),
    ),
} satisfies ProviderBodyRefusals;

const wrongCurrent: PasswordError = {
  fieldName: 'oldPassword',
  errorDescription: 'The current password is not right',
};

async function newPasswordMistakes(
  { oldPassword, newPassword, confirmPassword }: PasswordChange,
  context: Context,
  session: Session,
): Promise<PasswordError[]> {
  const mistake =
    (await judgeNewPassword(context.server, context.db, session, newPassword)) ??
    (newPassword === oldPassword ? 'The new password is the current one' : null);
  const confirmation = confirmationMistake(newPassword, confirmPassword);
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
    await passwords.idle();
    return null;
  }
  const credentials = await credentialsByKey(context.db, userKey(session.username));
  const hash = credentials?.password_hash ?? null;
  if (await givingBack(context, subjects, () => passwords.verify(hash, password))) return hash;
  await writeFailure(context, session);
  return null;
}

/** Releases the reserved attempt if the work fails, for example because the server is busy. */
async function givingBack<Result>(
  { db }: Context,
  subjects: LoginSubjects,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await giveBackAttempt(db, subjects);
    throw error;
  }
}

async function writeFailure(context: Context, session: Session): Promise<void> {
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
    await forgetAttempts(db, subjects);
    if (!(await replacePasswordHash(db, session.userId, current, hash))) return false;
    await deleteSessionsOfUser(db, session.userId, session.tokenHash);
    await audit(db, context, { session, outcome: 'done' });
    return true;
  });
}

function audit(
  db: Db,
  context: Context,
  { session, outcome }: { session: Session; outcome: 'done' | 'failed' },
): Promise<void> {
  return writeAudit(db, {
    user: session,
    source: context.source,
    operation: 'changePassword',
    object: `user ${session.userId} (${session.username})`,
    changed: outcome === 'done' ? ['password'] : [],
    outcome,
    requestId: context.requestId,
  });
}
