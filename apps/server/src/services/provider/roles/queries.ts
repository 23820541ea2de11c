import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { RolesTable } from '../../../db/tables.ts';

export type RoleRow = Selectable<RolesTable>;

export function listRoles(db: Db): Promise<RoleRow[]> {
  return db.selectFrom('roles').selectAll().orderBy('rolename').execute();
}
