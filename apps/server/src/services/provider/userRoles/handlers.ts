import type { ProviderHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { keepingAdministration } from '../administrationGuard.ts';
import type { RoleRow } from '../roles/queries.ts';
import { existingUser } from '../users/existingUser.ts';
import type { UserRow } from '../users/queries.ts';
import { nameOfUser } from '../users/rows.ts';
import { deleteUserRole, insertUserRole, listUserRoles } from './queries.ts';
import { toUserRole } from './rows.ts';

type UserRoleHandlers = Pick<ProviderHandlers, 'listUserRoles' | 'addUserRole' | 'removeUserRole'>;

export const userRoleHandlers: UserRoleHandlers = {
  async listUserRoles(_input, { db }) {
    return (await listUserRoles(db)).map(toUserRole);
  },

  addUserRole({ body }, context) {
    return administer(context, 'addUserRole', async (db) => {
      const user = await existingUser(db, body.username);
      const role = await existingRole(db, body.rolename);
      const isNew = await insertUserRole(db, user.user_id, role.rolename);
      return {
        answer: toUserRole({ ...role, username: user.username }),
        object: isNew ? nameOfHolding(user, role) : null,
      };
    });
  },

  async removeUserRole({ body }, context) {
    await administer(context, 'removeUserRole', async (db) => {
      const user = await existingUser(db, body.username);
      const role = await existingRole(db, body.rolename);
      const refusal = (message: string) => new AppError('administration.lost', message);
      const wasHeld = await keepingAdministration(db, refusal, () =>
        deleteUserRole(db, user.user_id, role.rolename),
      );
      return { answer: undefined, object: wasHeld ? nameOfHolding(user, role) : null };
    });
  },
};

async function existingRole(db: Db, rolename: string): Promise<RoleRow> {
  const role = await db.selectFrom('roles').selectAll().where('rolename', '=', rolename).executeTakeFirst();
  if (!role) throw new AppError('role.not_found', `There is no role ${rolename}`);
  return role;
}

function nameOfHolding(user: UserRow, role: RoleRow): string {
  return `${nameOfUser(user)}, role ${role.rolename}`;
}
