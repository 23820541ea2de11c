import { ADMINISTER_ROLE, findLostAdministration, type Administration } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { readPageTree } from './pages/pageTree.ts';

/**
 * Runs a change to users, roles or pages, and rejects it if administrators would lose access.
 * @param createError creates the error; it is thrown inside the transaction, so that the change is rolled back
 */
export async function guardAdministration<Result>(
  db: Db,
  work: () => Promise<Result>,
  createError: (message: string) => Error = (message) => new AppError('administration.lost', message),
): Promise<Result> {
  const before = await readAdministration(db);
  const result = await work();
  const lost = findLostAdministration(before, await readAdministration(db));
  if (lost) throw createError(messages[lost]);
  return result;
}

const messages = {
  administrators: 'At least one active administrator is required',
  pages: 'At least one active administrator must be able to open /Admin/Pages',
};

async function readAdministration(db: Db): Promise<Administration> {
  const { rows: users } = await sql<{ roles: string[] }>`
    select array(select r.rolename from user_roles r where r.user_id = u.user_id) as roles
    from users u join user_roles a on a.user_id = u.user_id and a.rolename = ${ADMINISTER_ROLE}
    where not u.is_locked_out and u.password_hash is not null`.execute(db);
  return {
    tree: await readPageTree(db),
    users: users.map(({ roles }) => ({ roles, isLockedOut: false })),
  };
}
