import { sessionOf } from '../../../access/sessionOf.ts';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';
import { administer } from '../administer.ts';
import { keepingAdministration } from '../administrationGuard.ts';
import { forgetAttemptsOfUser } from '../authentication/loginLimits.ts';
import { userKey } from '../authentication/userKey.ts';
import { deleteUser as removeUser, userById } from './queries.ts';
import { nameOfUser } from './rows.ts';

/** Terminates a user: his roles, company access and sessions go with him. */
export const deleteUser: ProviderHandlers['deleteUser'] = async ({ path }, context) => {
  if (path.userId === sessionOf(context).userId) throw new AppError('user.own_account');
  await administer(context, 'deleteUser', async (db) => {
    const user = await userById(db, path.userId);
    if (!user) throw new AppError('user.not_found', `There is no user ${path.userId}`);
    const refusal = (message: string) => new AppError('administration.lost', message);
    await forgetAttemptsOfUser(db, userKey(user.username));
    await keepingAdministration(db, refusal, () => removeUser(db, path.userId));
    return { answer: undefined, object: nameOfUser(user) };
  });
};
