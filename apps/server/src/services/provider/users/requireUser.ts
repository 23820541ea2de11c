import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { toUserKey } from '../authentication/userKey.ts';
import { findUserById, findUserByKey, type UserRow } from './queries.ts';

/**
 * Returns the user with this id or name (ignoring case).
 * @throws AppError user.not_found
 */
export async function requireUser(db: Db, user: number | string): Promise<UserRow> {
  const found =
    typeof user === 'number' ? await findUserById(db, user) : await findUserByKey(db, toUserKey(user));
  if (!found) throw new AppError('user.not_found', `User ${user} not found`);
  return found;
}
