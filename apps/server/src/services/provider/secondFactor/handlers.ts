import { requireSession } from '../../../access/caller.ts';
import type { ProviderHandlers } from '../../../contract/handlers.ts';
import { AppError, FieldErrorsError } from '../../../errors.ts';
import { toInstantText, toInstantTextOrNull } from '../../responseFields.ts';
import { administer } from '../administer.ts';
import { requireOwnPassword } from '../authentication/ownPassword.ts';
import { deleteSessions } from '../authentication/queries.ts';
import { requiresSecondFactor } from '../authentication/rows.ts';
import { runChange } from '../runChange.ts';
import { lockUser } from '../users/queries.ts';
import { requireUser } from '../users/requireUser.ts';
import { formatSessionLabel, formatUserLabel } from '../users/rows.ts';
import { createSecret, describeSecret, findTimeStep, normalizeCode } from './codes.ts';
import { listPasskeys } from './passkeyQueries.ts';
import { requirePasswordSession } from './passwordSession.ts';
import {
  deleteSecondFactor,
  deleteSecret,
  findEnrolledSecret,
  findSecondFactor,
  findState,
  replaceRecoveryCodes,
  storeEnrolment,
  storeSecret,
  turnOffIfEmpty,
  turnOn,
} from './queries.ts';

export const secondFactorHandlers = {
  async getSecondFactor(_input, context) {
    const session = requirePasswordSession(context);
    const { secondFactorRoles, portalOrigin } = context.server.config;
    const state = await findState(context.db, session.userId);
    const passkeys = await listPasskeys(context.db, session.userId);
    return {
      isOn: state !== undefined,
      since: toInstantTextOrNull(state?.second_factor_since ?? null),
      hasApp: state?.has_app ?? false,
      passkeys: passkeys.map((passkey) => ({
        passkeyId: passkey.passkey_id,
        name: passkey.name,
        createdAt: toInstantText(passkey.created_at),
        lastUsedAt: toInstantTextOrNull(passkey.last_used_at),
      })),
      recoveryCodesLeft: state?.recovery_codes_left ?? 0,
      isRequired: requiresSecondFactor(session.roles, secondFactorRoles),
      offersPasskeys: portalOrigin !== undefined,
    };
  },

  async startSecondFactor({ body }, context) {
    const { userId, username } = requirePasswordSession(context);
    await requireOwnPassword(context, 'startSecondFactor', body.password);
    if ((await findSecondFactor(context.db, userId))?.secret) throw new AppError('second_factor.exists');
    const secret = createSecret();
    await storeEnrolment(context.db, userId, secret);
    return describeSecret(secret, username);
  },

  async confirmSecondFactor({ body }, context) {
    const session = requirePasswordSession(context);
    const { userId } = session;
    return runChange(context, 'confirmSecondFactor', async (db) => {
      await lockUser(db, userId);
      const secret = await findEnrolledSecret(db, userId);
      if (!secret) throw new FieldErrorsError({ code: ['The setup has expired. Start again.'] });
      const step = findTimeStep(secret, normalizeCode(body.code), Date.now());
      if (step === null) throw new FieldErrorsError({ code: ['The code is not valid'] });
      const recoveryCodes = await turnOn(db, userId);
      if (!(await storeSecret(db, userId, secret, step))) throw new AppError('second_factor.exists');
      return { response: { recoveryCodes }, object: formatSessionLabel(session) };
    });
  },

  async renewRecoveryCodes({ body }, context) {
    const session = requirePasswordSession(context);
    await requireOwnPassword(context, 'renewRecoveryCodes', body.password);
    return runChange(context, 'renewRecoveryCodes', async (db) => {
      await lockUser(db, session.userId);
      if (!(await findSecondFactor(db, session.userId))) throw new AppError('second_factor.not_found');
      const recoveryCodes = await replaceRecoveryCodes(db, session.userId);
      return { response: { recoveryCodes }, object: formatSessionLabel(session) };
    });
  },

  async removeSecondFactor({ body }, context) {
    const session = requirePasswordSession(context);
    await requireOwnPassword(context, 'removeSecondFactor', body.password);
    await runChange(context, 'removeSecondFactor', async (db) => {
      await lockUser(db, session.userId);
      if (!(await deleteSecondFactor(db, session.userId))) throw new AppError('second_factor.not_found');
      return { response: undefined, object: formatSessionLabel(session) };
    });
  },

  async removeAuthenticatorApp({ body }, context) {
    const session = requirePasswordSession(context);
    const { userId } = session;
    await requireOwnPassword(context, 'removeAuthenticatorApp', body.password);
    await runChange(context, 'removeAuthenticatorApp', async (db) => {
      await lockUser(db, userId);
      if (!(await deleteSecret(db, userId))) throw new AppError('second_factor.not_found');
      await turnOffIfEmpty(db, userId);
      return { response: undefined, object: formatSessionLabel(session) };
    });
  },

  async resetSecondFactor({ path }, context) {
    // With a stolen session of an administrator, it would need no password.
    if (path.userId === requireSession(context).userId) throw new AppError('second_factor.own');
    await administer(context, 'resetSecondFactor', async (db) => {
      await lockUser(db, path.userId);
      const user = await requireUser(db, path.userId);
      if (!(await deleteSecondFactor(db, path.userId))) throw new AppError('second_factor.not_found');
      await deleteSessions(db, path.userId);
      return { response: undefined, object: formatUserLabel(user) };
    });
  },
} satisfies Partial<ProviderHandlers>;
