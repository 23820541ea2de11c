import { validateUserEdit } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import { requireSession, type Session } from '../../../access/caller.ts';
import type { Context, ProviderHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { FieldErrorsError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { guardAdministration } from '../administrationGuard.ts';
import { clearAttemptsOfUser } from '../authentication/loginLimits.ts';
import { validateNewPassword } from '../authentication/validateNewPassword.ts';
import { endSessions } from '../authentication/queries.ts';
import { toUserKey } from '../authentication/userKey.ts';
import { listChanges } from '../listChanges.ts';
import { requireNoMistakes } from '../requireNoMistakes.ts';
import { rejectOutdatedVersion } from '../../rejectOutdatedVersion.ts';
import { requireUser } from './requireUser.ts';
import { clearFailures, updateUser as storeUser, type EditedUserRow, type UserRow } from './queries.ts';
import { findReferences, type UserReferences } from './references.ts';
import { toEditableFields, formatUserLabel, toUser } from './rows.ts';

type UserUpdate = ProviderSchemas['UserUpdate'];

/** Updates a user. Locking out or a new password also ends sessions, in the same transaction. */
export const updateUser: ProviderHandlers['updateUser'] = async ({ path, header, body }, context) => {
  const session = requireSession(context);
  const passwordHash = await hashNewPassword(context, path.userId, body);
  return administer(context, 'updateUser', async (db) => {
    const before = await requireUser(db, path.userId);
    rejectOutdatedVersion(before.row_version, header['If-Match']);
    const references = await findReferences(db, dropUnchangedStartPage(before, body));
    const isOwnLock = body.isLockedOut === true && before.user_id === session.userId;
    requireNoMistakes({
      ...references.mistakes,
      ...(isOwnLock && { isLockedOut: "You can't lock your own account" }),
      ...validateUserEdit(body),
    });

    const edited = toEdited(before, body, references, passwordHash);
    const changed = listUserChanges(before, edited);
    const reset = body.isLockedOut === false ? await resetFailedLogins(db, before) : [];
    if (changed.length > 0) await store(db, session, before, edited);
    const after = await requireUser(db, path.userId);
    return { response: toUser(after), object: formatUserLabel(after), changed: [...changed, ...reset] };
  });
};

/**
 * Hashes the new password, before the lock is taken; `null` if none is set.
 * @throws FieldErrorsError with all mistakes of the form
 */
async function hashNewPassword(context: Context, userId: number, body: UserUpdate): Promise<string | null> {
  if (!body.password) return null;
  const before = await requireUser(context.db, userId);
  const owner = { ...body, username: before.username };
  const mistake = await validateNewPassword(context.server, context.db, owner, body.password);
  if (mistake !== null) {
    const { mistakes } = await findReferences(context.db, dropUnchangedStartPage(before, body));
    requireNoMistakes({ password: mistake, ...mistakes, ...validateUserEdit(body) });
  }
  return context.server.passwords.hash(body.password);
}

/** An unchanged start page is kept, even if it is no longer valid. */
function dropUnchangedStartPage(before: UserRow, body: UserUpdate): UserUpdate {
  const isKept = body.startPage === undefined || (body.startPage ?? '') === before.start_page;
  return isKept ? { ...body, startPage: '' } : body;
}

/** Builds the row to store. Fields that are not sent are kept. */
function toEdited(
  before: UserRow,
  body: UserUpdate,
  { companyAbbrev, startPage }: UserReferences,
  passwordHash: string | null,
): EditedUserRow {
  const isSamePage = dropUnchangedStartPage(before, body) !== body;
  return {
    email: body.email,
    first_name: body.firstName.trim(),
    last_name: body.lastName.trim(),
    company_abbrev: companyAbbrev,
    department: keepUnlessSent(before.department, body.department),
    start_page: isSamePage ? before.start_page : startPage,
    comment: keepUnlessSent(before.comment, body.comment),
    time_zone: keepUnlessSent(before.time_zone, body.timeZone),
    theme: keepUnlessSent(before.theme, body.theme),
    is_locked_out: body.isLockedOut ?? before.is_locked_out,
    ...(passwordHash && { password_hash: passwordHash }),
  };
}

/** `null` clears a text; `undefined` keeps it. */
function keepUnlessSent(stored: string, sent: string | null | undefined): string {
  return sent === undefined ? stored : (sent ?? '').trim();
}

function listUserChanges(before: UserRow, { password_hash: hash, ...edited }: EditedUserRow) {
  const changes = listChanges(toEditableFields(before), toEditableFields({ ...before, ...edited }));
  return hash ? [...changes, { field: 'password', isSecret: true } as const] : changes;
}

async function store(db: Db, session: Session, before: UserRow, edited: EditedUserRow): Promise<void> {
  const { user_id: userId } = before;
  const createError = (message: string) => new FieldErrorsError({ isLockedOut: [message] });
  await guardAdministration(db, () => storeUser(db, userId, edited), createError);
  if (edited.is_locked_out) await endSessions(db, userId, 'locked');
  else if (edited.password_hash) {
    await endSessions(db, userId, 'password_changed', session.tokenHash);
  }
}

/**
 * Resets failed attempts, so that the user can log in immediately. Attempts are locked before users, as in the login.
 * @returns the change for the audit trail
 */
async function resetFailedLogins(db: Db, before: UserRow) {
  await clearAttemptsOfUser(db, toUserKey(before.username));
  await clearFailures(db, before.user_id);
  const toCount = (count: number) => ({ failedPasswordAttemptCount: count });
  return listChanges(toCount(before.failed_password_attempt_count), toCount(0));
}
