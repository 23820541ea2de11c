import { validateNewUser } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import type { Context, ProviderHandlers } from '../../../contract/handlers.ts';
import { keyedCall } from '../../../contract/keyedCall.ts';
import type { Db } from '../../../db/database.ts';
import { keptAnswer } from '../../../db/keptAnswers.ts';
import { administer } from '../administer.ts';
import { judgeNewPassword } from '../authentication/newPassword.ts';
import { userKey } from '../authentication/userKey.ts';
import { refuseMistakes } from '../fieldErrors.ts';
import { existingUser } from './existingUser.ts';
import { insertUser } from './queries.ts';
import { findReferences, isFree } from './references.ts';
import { nameOfUser, toUser } from './rows.ts';

type NewUser = ProviderSchemas['NewUser'];
type User = ProviderSchemas['User'];

/** Creates a user without roles. The creation counts as the first login. */
export const createUser: ProviderHandlers['createUser'] = async (input, context) => {
  const { body } = input;
  const call = keyedCall('createUser', input, context);
  const mistakes = { ...(await passwordMistake(context, body)), ...(await mistakesOf(context.db, body)) };
  // On a repeated call the name is in use because the first call created it.
  const kept = await keptAnswer<User>(context.db, call);
  if (kept) return kept.answer;
  refuseMistakes(mistakes);
  // Hashing is slow. Do it before the lock.
  const passwordHash = await context.server.passwords.hash(body.password);
  const work = async (db: Db) => {
    refuseMistakes(await mistakesOf(db, body));
    const { companyAbbrev, startPage } = await findReferences(db, body);
    const username = body.username.trim();
    const userId = await insertUser(db, {
      username,
      username_key: userKey(username),
      password_hash: passwordHash,
      email: body.email,
      first_name: body.firstName.trim(),
      last_name: body.lastName.trim(),
      company_abbrev: companyAbbrev,
      department: (body.department ?? '').trim(),
      start_page: startPage,
    });
    const user = await existingUser(db, userId);
    return { answer: toUser(user), object: nameOfUser(user) };
  };
  return administer(context, 'createUser', work, call);
};

/** Checks everything except the password. Form rules take precedence over database checks. */
async function mistakesOf(db: Db, body: NewUser): Promise<Record<string, string | undefined>> {
  const { mistakes } = await findReferences(db, body);
  const isTaken = !(await isFree(db, body.username.trim()));
  return { ...mistakes, ...(isTaken && { username: 'User name is in use' }), ...validateNewUser(body) };
}

async function passwordMistake({ server, db }: Context, body: NewUser): Promise<{ password?: string }> {
  const mistake = await judgeNewPassword(server, db, body, body.password);
  return mistake === null ? {} : { password: mistake };
}
