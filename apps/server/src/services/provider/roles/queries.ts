import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { RolesTable } from '../../../db/tables.ts';

export type RoleRow = Selectable<RolesTable>;

export function listRoles(db: Db): Promise<RoleRow[]> {
  return db.selectFrom('roles').selectAll().orderBy('rolename').execute();
}

/** @returns `undefined` if a role with this name exists, ignoring case */
export async function insertRole(db: Db, rolename: string): Promise<RoleRow | undefined> {
  const { rows } = await sql<RoleRow>`
    insert into roles (rolename)
    select ${rolename} where not exists (select from roles where lower(rolename) = lower(${rolename}))
    returning *`.execute(db);
  return rows[0];
}
