import { requireSession, type Session } from '../../../access/caller.ts';
import type { Context, ProviderHandlers } from '../../../contract/handlers.ts';
import { AppError, FieldErrorsError } from '../../../errors.ts';
import { toInstantTextOrNull } from '../../responseFields.ts';
import { administer } from '../administer.ts';
import { requireOwnPassword } from '../authentication/ownPassword.ts';
import { deleteSessions } from '../authentication/queries.ts';
import { requiresSecondFactor } from '../authentication/rows.ts';
import { runChange } from '../runChange.ts';
import { requireUser } from '../users/requireUser.ts';
import { formatUserLabel } from '../users/rows.ts';
import {
  createRecoveryCodes,
  createSecret,
  describeSecret,
  findTimeStep,
  hashRecoveryCode,
  normalizeCode,
} from './codes.ts';
import {
  deleteSecondFactor,
  findEnrolledSecret,
  findSecondFactor,
  findState,
  insertSecondFactor,
  replaceRecoveryCodes,
  storeEnrolment,
} from './queries.ts';

export const secondFactorHandlers = {
  async getSecondFactor(_input, context) {
    const session = requirePasswordSession(context);
    const state = await findState(context.db, session.userId);
    return {
      isOn: state !== undefined,
      since: toInstantTextOrNull(state?.second_factor_since ?? null),
      recoveryCodesLeft: state?.recovery_codes_left ?? 0,
      isRequired: requiresSecondFactor(session.roles, context.server.config.secondFactorRoles),
    };
  },

  async startSecondFactor({ body }, context) {
    const { userId, username } = requirePasswordSession(context);
    await requireOwnPassword(context, 'startSecondFactor', body.password);
    if (await findSecondFactor(context.db, userId)) throw new AppError('second_factor.exists');
    const secret = createSecret();
    await storeEnrolment(context.db, userId, secret);
    return describeSecret(secret, username);
  },

  async confirmSecondFactor({ body }, context) {
    const session = requirePasswordSession(context);
    const { userId } = session;
    return runChange(context, 'confirmSecondFactor', async (db) => {
      const secret = await findEnrolledSecret(db, userId);
      if (!secret) throw new FieldErrorsError({ code: ['The setup has expired. Start again.'] });
      const step = findTimeStep(secret, normalizeCode(body.code), Date.now());
      if (step === null) throw new FieldErrorsError({ code: ['The code is not valid'] });
      if (!(await insertSecondFactor(db, { user_id: userId, secret }, step)))
        throw new AppError('second_factor.exists');
      const recoveryCodes = createRecoveryCodes();
      await replaceRecoveryCodes(db, userId, recoveryCodes.map(hashRecoveryCode));
      return { response: { recoveryCodes }, object: toLabel(session) };
    });
  },

  async renewRecoveryCodes({ body }, context) {
    const session = requirePasswordSession(context);
    await requireOwnPassword(context, 'renewRecoveryCodes', body.password);
    return runChange(context, 'renewRecoveryCodes', async (db) => {
      if (!(await findSecondFactor(db, session.userId))) throw new AppError('second_factor.not_found');
      const recoveryCodes = createRecoveryCodes();
      await replaceRecoveryCodes(db, session.userId, recoveryCodes.map(hashRecoveryCode));
      return { response: { recoveryCodes }, object: toLabel(session) };
    });
  },

  async removeSecondFactor({ body }, context) {
    const session = requirePasswordSession(context);
    await requireOwnPassword(context, 'removeSecondFactor', body.password);
    await runChange(context, 'removeSecondFactor', async (db) => {
      if (!(await deleteSecondFactor(db, session.userId))) throw new AppError('second_factor.not_found');
      return { response: undefined, object: toLabel(session) };
    });
  },

  async resetSecondFactor({ path }, context) {
    // With a stolen session of an administrator, it would need no password.
    if (path.userId === requireSession(context).userId) throw new AppError('second_factor.own');
    await administer(context, 'resetSecondFactor', async (db) => {
      const user = await requireUser(db, path.userId);
      if (!(await deleteSecondFactor(db, path.userId))) throw new AppError('second_factor.not_found');
      await deleteSessions(db, path.userId);
      return { response: undefined, object: formatUserLabel(user) };
    });
  },
} satisfies Partial<ProviderHandlers>;

/**
 * Returns the session of a user who has signed in with a password.
 * @throws AppError operation.not_offered if the identity provider is responsible for a second factor
 */
function requirePasswordSession(context: Context): Session {
  const session = requireSession(context);
  if (session.isSingleSignOn) throw new AppError('operation.not_offered');
  return session;
}

function toLabel({ userId, username }: Session): string {
  return formatUserLabel({ user_id: userId, username });
}
