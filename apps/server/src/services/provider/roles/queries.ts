import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { RolesTable, ServerRolesTable } from '../../../db/tables.ts';

export type RoleRow = Selectable<RolesTable>;
export type ServerRoleRow = Selectable<ServerRolesTable>;

export function listRoles(db: Db): Promise<RoleRow[]> {
  return db.selectFrom('roles').selectAll().orderBy('rolename').execute();
}

export function listServerRoles(db: Db): Promise<ServerRoleRow[]> {
  return db.selectFrom('server_roles').selectAll().orderBy('rolename').execute();
}

/** @returns `undefined` if the table has a role with this name, ignoring case */
export async function insertRole<Row extends ServerRoleRow>(
  db: Db,
  table: 'roles' | 'server_roles',
  rolename: string,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    insert into ${sql.table(table)} (rolename)
    select ${rolename} where not exists (
      select from ${sql.table(table)} where lower(rolename) = lower(${rolename}))
    returning *`.execute(db);
  return rows[0];
}
