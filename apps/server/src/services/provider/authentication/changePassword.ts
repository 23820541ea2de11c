import type { ProviderSchemas } from '@portal/api-client';
import { validatePasswordConfirmation } from '@portal/domain';
import { requireSession, type Session } from '../../../access/caller.ts';
import type { Context, ProviderInvalidBodyHandlers, ProviderHandlers } from '../../../contract/handlers.ts';
import { writeAudit } from '../../../db/audit.ts';
import { formatSessionLabel } from '../users/rows.ts';
import { clearAttempts, releaseAttempt, runAttempt } from './loginLimits.ts';
import { verifyOwnPassword, type OwnPassword } from './ownPassword.ts';
import { validateNewPassword } from './validateNewPassword.ts';
import { endSessions, replacePasswordHash } from './queries.ts';

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
    const current = await verifyOwnPassword(context, 'changePassword', body.oldPassword);
    if (current === null) return [wrongCurrentPassword, ...mistakes];
    if (mistakes.length > 0) {
      await releaseAttempt(context.db, current.attempt);
      return mistakes;
    }
    const isStored = await runAttempt(context.db, current.attempt, async () =>
      store(context, session, current, await context.server.passwords.hash(body.newPassword)),
    );
    return isStored ? [] : [wrongCurrentPassword];
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

/** @returns false if a concurrent change came first */
function store(context: Context, session: Session, current: OwnPassword, hash: string): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    await clearAttempts(db, current.attempt);
    if (!(await replacePasswordHash(db, session.userId, current.hash, hash))) return false;
    await endSessions(db, session.userId, 'password_changed', session.tokenHash);
    await writeAudit(db, context, {
      operation: 'changePassword',
      object: formatSessionLabel(session),
      changed: [{ field: 'password', isSecret: true }],
    });
    return true;
  });
}
