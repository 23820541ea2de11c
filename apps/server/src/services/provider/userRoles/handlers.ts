import { findUserAccessChange, losesAdministration } from '@portal/domain';
import { requireSession } from '../../../access/caller.ts';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { guardAdministration } from '../administrationGuard.ts';
import { readPageTree } from '../pages/pageTree.ts';
import type { RoleRow } from '../roles/queries.ts';
import { requireUser } from '../users/requireUser.ts';
import type { UserRow } from '../users/queries.ts';
import { formatUserLabel } from '../users/rows.ts';
import { deleteUserRole, insertUserRole, listRolesOfUser, listUserRoles } from './queries.ts';

export const userRoleHandlers = {
  listUserRoles: (_input, { db }) => listUserRoles(db),

  addUserRole({ body }, context) {
    return administer(context, 'addUserRole', async (db) => {
      const user = await requireUser(db, body.username);
      const role = await requireRole(db, body.rolename);
      const isNew = await insertUserRole(db, user.user_id, role.rolename);
      return {
        response: {
          username: user.username,
          rolename: role.rolename,
          applicationName: role.application_name,
        },
        object: isNew ? formatUserRoleLabel(user, role) : null,
      };
    });
  },

  async removeUserRole({ body }, context) {
    const { userId } = requireSession(context);
    await administer(context, 'removeUserRole', async (db) => {
      const user = await requireUser(db, body.username);
      const role = await requireRole(db, body.rolename);
      const wasHeld = await guardAdministration(db, () => deleteUserRole(db, user.user_id, role.rolename));
      if (wasHeld && user.user_id === userId) await rejectOwnLoss(db, userId, role);
      return { response: undefined, object: wasHeld ? formatUserRoleLabel(user, role) : null };
    });
  },
} satisfies Partial<ProviderHandlers>;

async function requireRole(db: Db, rolename: string): Promise<RoleRow> {
  const role = await db.selectFrom('roles').selectAll().where('rolename', '=', rolename).executeTakeFirst();
  if (!role) throw new AppError('role.not_found', `Role ${rolename} not found`);
  return role;
}

/** Users keep their own access to the administration: they could not undo its loss. Call it after the removal. */
async function rejectOwnLoss(db: Db, userId: number, { rolename }: RoleRow): Promise<void> {
  const roles = await listRolesOfUser(db, userId);
  const change = findUserAccessChange(
    await readPageTree(db),
    { roles: [...roles, rolename], isLockedOut: false },
    { roles, isLockedOut: false },
  );
  if (losesAdministration(change))
    throw new AppError('administration.lost', "You can't remove your own access to the administration.");
}

function formatUserRoleLabel(user: UserRow, role: RoleRow): string {
  return `${formatUserLabel(user)}, role ${role.rolename}`;
}
