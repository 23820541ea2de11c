import { requireSession } from '../../../access/caller.ts';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { guardAdministration } from '../administrationGuard.ts';
import { clearAttemptsOfUser } from '../authentication/loginLimits.ts';
import { recordSessionEnd } from '../authentication/queries.ts';
import { toUserKey } from '../authentication/userKey.ts';
import { createUser } from './createUser.ts';
import { deleteUser } from './queries.ts';
import { requireUser } from './requireUser.ts';
import { formatUserLabel } from './rows.ts';
import { updateUser } from './updateUser.ts';

export const userHandlers = {
  listUsers: (_input, { server }) => server.userList.read(),

  createUser,
  updateUser,

  /** Terminates a user, including roles, company access and sessions. */
  async deleteUser({ path }, context) {
    if (path.userId === requireSession(context).userId) throw new AppError('user.own_account');
    await administer(context, 'deleteUser', async (db) => {
      const user = await requireUser(db, path.userId);
      await clearAttemptsOfUser(db, toUserKey(user.username));
      await guardAdministration(db, async () => {
        // Deleted with the user.
        await recordSessionEnd(db, path.userId, 'terminated');
        await deleteUser(db, path.userId);
      });
      return { response: undefined, object: formatUserLabel(user) };
    });
  },
} satisfies Partial<ProviderHandlers>;
