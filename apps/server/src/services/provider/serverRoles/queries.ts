import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { ServerRolesTable } from '../../../db/tables.ts';

export type ServerRoleRow = Selectable<ServerRolesTable>;

export function listServerRoles(db: Db): Promise<ServerRoleRow[]> {
  return db.selectFrom('server_roles').selectAll().orderBy('rolename').execute();
}

/** @returns `undefined` if a server role with this name exists, ignoring case */
export async function insertServerRole(db: Db, rolename: string): Promise<ServerRoleRow | undefined> {
  const { rows } = await sql<ServerRoleRow>`
    insert into server_roles (rolename)
    select ${rolename} where not exists (select from server_roles where lower(rolename) = lower(${rolename}))
    returning *`.execute(db);
  return rows[0];
}
