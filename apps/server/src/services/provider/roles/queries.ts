import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { RolesTable } from '../../../db/tables.ts';

export type RoleRow = Selectable<RolesTable>;

export function listRoles(db: Db): Promise<RoleRow[]> {
  return db.selectFrom('roles').selectAll().orderBy('rolename').execute();
}

/** @returns `undefined` when a role of this name, in whatever case, is there already */
export async function insertRole(db: Db, rolename: string): Promise<RoleRow | undefined> {
  const { rows } = await sql<RoleRow>`
    insert into roles (rolename)
    select ${rolename} where not exists (select from roles where lower(rolename) = lower(${rolename}))
    returning *`.execute(db);
  return rows[0];
}
