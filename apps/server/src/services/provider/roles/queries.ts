import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';

export type RoleRow = Row<'roles'>;

export function listRoles(db: Db): Promise<RoleRow[]> {
  return db.selectFrom('roles').selectAll().orderBy('rolename').execute();
}

export function listServerRoles(db: Db): Promise<Row<'server_roles'>[]> {
  return db.selectFrom('server_roles').selectAll().orderBy('rolename').execute();
}

/** @returns `undefined` if the table has a role with this name, ignoring case */
export async function insertRole<Table extends 'roles' | 'server_roles'>(
  db: Db,
  table: Table,
  rolename: string,
): Promise<Row<Table> | undefined> {
  const { rows } = await sql<Row<Table>>`
    insert into ${sql.table(table)} (rolename)
    select ${rolename} where not exists (
      select from ${sql.table(table)} where lower(rolename) = lower(${rolename}))
    returning *`.execute(db);
  return rows[0];
}
