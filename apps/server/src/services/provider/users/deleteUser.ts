import { requireSession } from '../../../access/caller.ts';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { guardAdministration } from '../administrationGuard.ts';
import { clearAttemptsOfUser } from '../authentication/loginLimits.ts';
import { recordSessionEnd } from '../authentication/queries.ts';
import { toUserKey } from '../authentication/userKey.ts';
import { requireUser } from './requireUser.ts';
import { deleteUser as removeUser } from './queries.ts';
import { formatUserLabel } from './rows.ts';

/** Terminates a user, including roles, company access and sessions. */
export const deleteUser: ProviderHandlers['deleteUser'] = async ({ path }, context) => {
  if (path.userId === requireSession(context).userId) throw new AppError('user.own_account');
  await administer(context, 'deleteUser', async (db) => {
    const user = await requireUser(db, path.userId);
    await clearAttemptsOfUser(db, toUserKey(user.username));
    await guardAdministration(db, async () => {
      // Deleted with the user.
      await recordSessionEnd(db, path.userId, 'terminated');
      await removeUser(db, path.userId);
    });
    return { response: undefined, object: formatUserLabel(user) };
  });
};
