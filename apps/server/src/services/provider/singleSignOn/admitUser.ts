import { isEmail, validateNewUser } from '@portal/domain';
import type { SingleSignOn } from '../../../config/config.ts';
import { lockForTransaction } from '../../../db/advisoryLocks.ts';
import { writeAudit, type AuditedRequest } from '../../../db/audit.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { guardAdministration } from '../administrationGuard.ts';
import { findCredentialsByKey, type CredentialsRow } from '../authentication/queries.ts';
import { toUserKey } from '../authentication/userKey.ts';
import { deleteUserRole, insertUserRole, listRolesOfUser } from '../userRoles/queries.ts';
import { insertUser } from '../users/queries.ts';
import { formatSessionLabel, formatUserLabel } from '../users/rows.ts';
import type { ProviderUser } from './identityProvider.ts';
import { listExistingRoles } from './queries.ts';
import { SignInFailure } from './signInFailure.ts';

type Claims = ProviderUser['claims'];

/** Where the sign-in comes from. */
type Origin = Omit<AuditedRequest, 'session'>;

interface Admitted {
  user: CredentialsRow;
  /** Set if the provider's roles were not applied. */
  rolesProblem: string | null;
}

/**
 * Finds the portal's user of an identity: by name, added if the installation wants it, with the roles that the provider
 * grants.
 * @throws SignInFailure if there is none, or the user is locked out
 */
export async function admitUser(
  db: Db,
  settings: SingleSignOn,
  { claims }: ProviderUser,
  origin: Origin,
): Promise<Admitted> {
  const name = readText(claims, settings.userClaim);
  if (name === '') throw new SignInFailure('unnamed');
  const user =
    (await findCredentialsByKey(db, toUserKey(name))) ??
    (settings.createsUsers ? await addUser(db, name, claims, origin) : undefined);
  if (!user) throw new SignInFailure('unknown', { name });
  if (user.is_locked_out) {
    throw new SignInFailure('locked', { user: { userId: user.user_id, username: user.username } });
  }
  const rolesProblem = settings.roles ? await applyRoles(db, settings.roles, { user, claims, origin }) : null;
  return { user, rolesProblem };
}

/** Adds a user without password, company and roles. */
async function addUser(db: Db, name: string, claims: Claims, origin: Origin): Promise<CredentialsRow> {
  const draft = {
    username: name,
    firstName: readText(claims, 'given_name'),
    lastName: readText(claims, 'family_name'),
    email: readText(claims, 'email'),
  };
  const mistakes = validateNewUser(draft);
  if (mistakes.username !== undefined)
    throw new SignInFailure('unknown', { name, cause: new Error(mistakes.username) });
  return db.transaction().execute(async (transaction) => {
    await lockForTransaction(transaction, 'administration');
    const existing = await findCredentialsByKey(transaction, toUserKey(name));
    if (existing) return existing;
    const userId = await insertUser(transaction, {
      username: name,
      username_key: toUserKey(name),
      password_hash: null,
      email: isEmail(draft.email) ? draft.email : '',
      first_name: mistakes.firstName === undefined ? draft.firstName : '',
      last_name: mistakes.lastName === undefined ? draft.lastName : '',
      company_abbrev: null,
      department: '',
      start_page: '',
    });
    const session = { userId, username: name };
    const object = formatSessionLabel(session);
    await writeAudit(transaction, { ...origin, session }, { operation: 'createUser', object });
    return { user_id: userId, username: name, password_hash: null, is_locked_out: false };
  });
}

interface RolesInput {
  user: CredentialsRow;
  claims: Claims;
  origin: Origin;
}

/**
 * Grants and revokes the roles of the mapping as the claim says; other roles are the administrators'.
 * @returns why they were not changed, or `null`
 */
async function applyRoles(
  db: Db,
  { claim, mapping }: NonNullable<SingleSignOn['roles']>,
  { user, claims, origin }: RolesInput,
): Promise<string | null> {
  const values = readTexts(claims, claim);
  const granted = new Set(mapping.filter(({ value }) => values.includes(value)).map(({ role }) => role));
  const mapped = await listExistingRoles(
    db,
    mapping.map(({ role }) => role),
  );
  const { user_id: userId, username } = user;
  const held = await listRolesOfUser(db, userId);
  const changes = mapped.filter((role) => granted.has(role) !== held.includes(role));
  if (changes.length === 0) return null;
  const audited = { ...origin, session: { userId, username } };
  try {
    await db.transaction().execute(async (transaction) => {
      await lockForTransaction(transaction, 'administration');
      await guardAdministration(transaction, async () => {
        for (const role of changes) {
          const change = granted.has(role) ? insertUserRole : deleteUserRole;
          const operation = granted.has(role) ? 'addUserRole' : 'removeUserRole';
          const object = `${formatUserLabel(user)}, role ${role}`;
          if (await change(transaction, userId, role))
            await writeAudit(transaction, audited, { operation, object });
        }
      });
    });
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'administration.lost') return error.message;
    throw error;
  }
}

function readText(claims: Claims, name: string): string {
  const value = claims[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** A claim with one value may be a text. */
function readTexts(claims: Claims, name: string): string[] {
  const value = claims[name];
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
}
