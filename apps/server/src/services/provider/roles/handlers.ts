import { validateRoleName } from '@portal/domain';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { insertRole, listRoles } from './queries.ts';
import { toRole } from './rows.ts';

export const roleHandlers: Pick<ProviderHandlers, 'listRoles' | 'createRole'> = {
  async listRoles(_input, { db }) {
    return (await listRoles(db)).map(toRole);
  },

  async createRole({ body }, context) {
    const mistake = validateRoleName(body.rolename);
    if (mistake !== null) throw new AppError('request.invalid', mistake);
    return administer(context, 'createRole', async (db) => {
      const role = await insertRole(db, body.rolename.trim());
      if (!role) throw new AppError('role.exists');
      return { response: toRole(role), object: `role ${role.rolename}` };
    });
  },
};
