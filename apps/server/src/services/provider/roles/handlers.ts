import type { ProviderSchemas } from '@portal/api-client';
import { validateRoleName, validateServerRoleName } from '@portal/domain';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { insertRole, listRoles, listServerRoles, type RoleRow } from './queries.ts';

export const roleHandlers = {
  async listRoles(_input, { db }) {
    return (await listRoles(db)).map(toRole);
  },

  async createRole({ body }, context) {
    requireValid(validateRoleName(body.rolename));
    return administer(context, 'createRole', async (db) => {
      const role = await insertRole(db, 'roles', body.rolename.trim());
      if (!role) throw new AppError('role.exists');
      return { response: toRole(role), object: `role ${role.rolename}` };
    });
  },

  listServerRoles: (_input, { db }) => listServerRoles(db),

  async createServerRole({ body }, context) {
    requireValid(validateServerRoleName(body.rolename));
    return administer(context, 'createServerRole', async (db) => {
      const role = await insertRole(db, 'server_roles', body.rolename.trim());
      if (!role) throw new AppError('role.exists');
      return { response: role, object: `server role ${role.rolename}` };
    });
  },
} satisfies Partial<ProviderHandlers>;

function requireValid(mistake: string | null): void {
  if (mistake !== null) throw new AppError('request.invalid', mistake);
}

function toRole(row: RoleRow): ProviderSchemas['Role'] {
  return { rolename: row.rolename, applicationName: row.application_name };
}
