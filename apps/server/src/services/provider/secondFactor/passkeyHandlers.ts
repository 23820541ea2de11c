import { isSingleLine } from '@portal/domain';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { AppError, FieldErrorsError } from '../../../errors.ts';
import { requireOwnPassword } from '../authentication/ownPassword.ts';
import { runChange } from '../runChange.ts';
import { lockUser } from '../users/queries.ts';
import { formatSessionLabel } from '../users/rows.ts';
import { loadVerification } from './loadVerification.ts';
import { deletePasskey, insertPasskey, listPasskeys } from './passkeyQueries.ts';
import { startCreation } from './passkeys.ts';
import { requirePasswordSession } from './passwordSession.ts';
import { turnOffIfEmpty, turnOn } from './queries.ts';

const maxPasskeys = 10;

export const passkeyHandlers = {
  async startPasskey({ body }, context) {
    const session = requirePasswordSession(context);
    if (context.server.config.portalOrigin === undefined) throw new AppError('operation.not_offered');
    await requireOwnPassword(context, 'startPasskey', body.password);
    if ((await listPasskeys(context.db, session.userId)).length >= maxPasskeys)
      throw new AppError('passkey.limit');
    return startCreation(context, session);
  },

  async confirmPasskey({ body }, context) {
    const session = requirePasswordSession(context);
    const { userId } = session;
    const name = body.name.trim();
    if (name === '' || !isSingleLine(name)) throw new FieldErrorsError({ name: ['Name must be one line'] });
    const { finishCreation } = await loadVerification();
    const passkey = await finishCreation(context, userId, { ...body, name });
    return runChange(context, 'confirmPasskey', async (db) => {
      await lockUser(db, userId);
      if ((await listPasskeys(db, userId)).length >= maxPasskeys) throw new AppError('passkey.limit');
      const recoveryCodes = await turnOn(db, userId);
      if (!(await insertPasskey(db, passkey))) throw new AppError('passkey.invalid');
      return { response: { recoveryCodes }, object: `${formatSessionLabel(session)}, ${name}` };
    });
  },

  async removePasskey({ path, body }, context) {
    const session = requirePasswordSession(context);
    const { userId } = session;
    await requireOwnPassword(context, 'removePasskey', body.password);
    await runChange(context, 'removePasskey', async (db) => {
      await lockUser(db, userId);
      const name = await deletePasskey(db, userId, path.passkeyId);
      if (name === undefined) throw new AppError('passkey.not_found');
      await turnOffIfEmpty(db, userId);
      return { response: undefined, object: `${formatSessionLabel(session)}, ${name}` };
    });
  },
} satisfies Partial<ProviderHandlers>;
