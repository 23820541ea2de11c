import { validateNewUser } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { findStoredResponse } from '../../../db/idempotencyKeys.ts';
import { administer } from '../administer.ts';
import { validateNewPassword } from '../authentication/validateNewPassword.ts';
import { toUserKey } from '../authentication/userKey.ts';
import { requireNoMistakes, type Mistakes } from '../requireNoMistakes.ts';
import { requireUser } from './requireUser.ts';
import { findUserByKey, insertUser } from './queries.ts';
import { findReferences } from './references.ts';
import { formatUserLabel, toUser } from './rows.ts';

type NewUser = ProviderSchemas['NewUser'];
type User = ProviderSchemas['User'];

/** Creates a user without roles. The creation counts as the first login. */
export const createUser: ProviderHandlers['createUser'] = async ({ body }, context) => {
  const mistakes = {
    password: await validateNewPassword(context.server, context.db, body, body.password),
    ...(await listMistakes(context.db, body)),
  };
  // On a repeated call the name is in use because the first call created it.
  const stored = await findStoredResponse<User>(context.db, context.idempotentCall);
  if (stored) return stored.response;
  requireNoMistakes(mistakes);
  // Hashing is slow. Do it before the lock.
  const passwordHash = await context.server.passwords.hash(body.password);
  const work = async (db: Db) => {
    requireNoMistakes(await listMistakes(db, body));
    const { companyAbbrev, startPage } = await findReferences(db, body);
    const username = body.username.trim();
    const userId = await insertUser(db, {
      username,
      username_key: toUserKey(username),
      password_hash: passwordHash,
      email: body.email,
      first_name: body.firstName.trim(),
      last_name: body.lastName.trim(),
      company_abbrev: companyAbbrev,
      department: (body.department ?? '').trim(),
      start_page: startPage,
    });
    const user = await requireUser(db, userId);
    return { response: toUser(user), object: formatUserLabel(user) };
  };
  return administer(context, 'createUser', work);
};

/** Checks everything except the password. Form rules take precedence over database checks. */
async function listMistakes(db: Db, body: NewUser): Promise<Mistakes> {
  const { mistakes } = await findReferences(db, body);
  const isTaken = (await findUserByKey(db, toUserKey(body.username.trim()))) !== undefined;
  return { ...mistakes, ...(isTaken && { username: 'User name is in use' }), ...validateNewUser(body) };
}
