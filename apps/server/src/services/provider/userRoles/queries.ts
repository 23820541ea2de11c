import type { Db } from '../../../db/database.ts';

export interface UserRoleRow {
  username: string;
  rolename: string;
  application_name: string;
}

export function listUserRoles(db: Db): Promise<UserRoleRow[]> {
  return db
    .selectFrom('user_roles as ur')
    .innerJoin('users as u', 'u.user_id', 'ur.user_id')
    .innerJoin('roles as r', 'r.rolename', 'ur.rolename')
    .select(['u.username', 'r.rolename', 'r.application_name'])
    .orderBy('ur.user_id')
    .orderBy('ur.rolename')
    .execute();
}
