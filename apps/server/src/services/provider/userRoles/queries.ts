import type { ProviderSchemas } from '@portal/api-client';
import type { Db } from '../../../db/database.ts';

export function listUserRoles(db: Db): Promise<ProviderSchemas['UserRole'][]> {
  return db
    .selectFrom('user_roles as ur')
    .innerJoin('users as u', 'u.user_id', 'ur.user_id')
    .innerJoin('roles as r', 'r.rolename', 'ur.rolename')
    .select(['u.username', 'r.rolename', 'r.application_name as applicationName'])
    .orderBy('ur.user_id')
    .orderBy('ur.rolename')
    .execute();
}

export async function listRolesOfUser(db: Db, userId: number): Promise<string[]> {
  const rows = await db.selectFrom('user_roles').select('rolename').where('user_id', '=', userId).execute();
  return rows.map(({ rolename }) => rolename);
}

/** @returns false if the user already has the role */
export async function insertUserRole(db: Db, userId: number, rolename: string): Promise<boolean> {
  const added = await db
    .insertInto('user_roles')
    .values({ user_id: userId, rolename })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** @returns false if the user does not have the role */
export async function deleteUserRole(db: Db, userId: number, rolename: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('rolename', '=', rolename)
    .returning('user_id')
    .executeTakeFirst();
  return removed !== undefined;
}
