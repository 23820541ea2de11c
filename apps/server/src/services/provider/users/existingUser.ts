import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { userKey } from '../authentication/userKey.ts';
import { userById, userByKey, type UserRow } from './queries.ts';

/**
 * Returns the user with this id or name (ignoring case).
 * @throws AppError user.not_found
 */
export async function existingUser(db: Db, user: number | string): Promise<UserRow> {
  const found = typeof user === 'number' ? await userById(db, user) : await userByKey(db, userKey(user));
  if (!found) throw new AppError('user.not_found', `There is no user ${user}`);
  return found;
}
