import { sessionOf } from '../../../access/sessionOf.ts';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { keepingAdministration } from '../administrationGuard.ts';
import { forgetAttemptsOfUser } from '../authentication/loginLimits.ts';
import { userKey } from '../authentication/userKey.ts';
import { existingUser } from './existingUser.ts';
import { deleteUser as removeUser } from './queries.ts';
import { nameOfUser } from './rows.ts';

/** Terminates a user, including roles, company access and sessions. */
export const deleteUser: ProviderHandlers['deleteUser'] = async ({ path }, context) => {
  if (path.userId === sessionOf(context).userId) throw new AppError('user.own_account');
  await administer(context, 'deleteUser', async (db) => {
    const user = await existingUser(db, path.userId);
    const refusal = (message: string) => new AppError('administration.lost', message);
    await forgetAttemptsOfUser(db, userKey(user.username));
    await keepingAdministration(db, refusal, () => removeUser(db, path.userId));
    return { answer: undefined, object: nameOfUser(user) };
  });
};
