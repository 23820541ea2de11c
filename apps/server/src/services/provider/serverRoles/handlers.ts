import { validateServerRoleName } from '@portal/domain';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { insertServerRole, listServerRoles } from './queries.ts';

export const serverRoleHandlers: Pick<ProviderHandlers, 'listServerRoles' | 'createServerRole'> = {
  listServerRoles: (_input, { db }) => listServerRoles(db),

  async createServerRole({ body }, context) {
    const mistake = validateServerRoleName(body.rolename);
    if (mistake !== null) throw new AppError('request.invalid', mistake);
    return administer(context, 'createServerRole', async (db) => {
      const role = await insertServerRole(db, body.rolename.trim());
      if (!role) throw new AppError('role.exists');
      return { response: role, object: `server role ${role.rolename}` };
    });
  },
};
