import type { ProviderSchemas } from '@portal/api-client';
import { writeAudit } from '../../../db/audit.ts';
import type { Config } from '../../../config/config.ts';
import { AppError, LoginStepError, type ErrorCode, type LoginErrorCode } from '../../../errors.ts';
import type { Context, ProviderHandlers } from '../../../contract/handlers.ts';
import { requireSession } from '../../../access/caller.ts';
import { loadVerification } from '../secondFactor/loadVerification.ts';
import { startVerification } from '../secondFactor/passkeys.ts';
import { findSecondFactor, type SecondFactorRow } from '../secondFactor/queries.ts';
import { redeemCode, WrongCodeError, type TypedCode } from '../secondFactor/redeemCode.ts';
import { lockUser } from '../users/queries.ts';
import { clearAttempts, reserveAttempt, runAttempt, type Attempt } from './loginLimits.ts';
import {
  countFailure,
  findCredentialsByKey,
  deleteSession,
  endSessions,
  storePasswordHash,
  type CredentialsRow,
  type SessionRow,
} from './queries.ts';
import { describeLogin, describeSession, openSession, toAuditedUser } from './openSession.ts';
import { createToken } from '../../../access/token.ts';
import { toUserKey } from './userKey.ts';

export const authenticationHandlers = {
  async login({ body }, context) {
    const key = toUserKey(body.username);
    const { db, source, binding } = context;
    const attempt = await reserveAttempt(db, { userKey: key, address: source, binding });
    if (attempt.isBlocked) {
      const credentials = await findCredentialsByKey(db, key);
      return rejectUnchecked(context, credentials, body.password, 'login rejected: too many attempts');
    }
    const token = createToken();
    const session = await runAttempt(db, attempt, async () => {
      const login = await verifyLogin(context, key, body);
      return logIn(context, attempt, { token, ...login }).catch((error: unknown) => {
        if (!(error instanceof WrongCodeError)) throw error;
        return failStep(context, login.credentials, 'login.code_wrong', error.factor);
      });
    });
    return describeLogin(context, token, session);
  },

  async logout({ body }, context) {
    const session = requireSession(context);
    await context.db.transaction().execute(async (db) => {
      if (body?.everywhere) await endSessions(db, session.userId, 'signed_out');
      else await deleteSession(db, session.tokenHash);
      await writeAudit(db, context, {
        operation: 'logout',
        object: body?.everywhere ? 'all sessions' : 'this session',
      });
    });
  },

  async getSession(_input, context) {
    return describeSession(context, requireSession(context));
  },
} satisfies Partial<ProviderHandlers>;

/** @throws AppError with a code `login.…` if the password or the second step is wrong, or the user is locked out */
async function verifyLogin(
  context: Context,
  userKey: string,
  body: ProviderSchemas['LoginRequest'],
): Promise<VerifiedLogin> {
  const { passwords, config } = context.server;
  const credentials = await findCredentialsByKey(context.db, userKey);
  if (!acceptsPassword(config, userKey))
    return rejectUnchecked(context, credentials, body.password, 'login rejected: only single sign-on');
  const isPasswordValid = await passwords.verify(credentials?.password_hash ?? null, body.password);
  if (!credentials || !isPasswordValid || credentials.is_locked_out) return failLogin(context, credentials);
  return {
    credentials,
    secondStep: await verifySecondStep(context, credentials, body),
    newHash: await rehashIfOutdated(context, credentials, body.password),
  };
}

/** With `OIDC_ONLY`, passwords are for one user, for when the identity provider fails. */
function acceptsPassword({ singleSignOn }: Config, userKey: string): boolean {
  if (!singleSignOn?.isOnly) return true;
  const { breakGlassUser } = singleSignOn;
  return breakGlassUser !== undefined && toUserKey(breakGlassUser) === userKey;
}

/** Responds as to a wrong password, after the same work, without comparing it with the user's. */
async function rejectUnchecked(
  context: Context,
  credentials: CredentialsRow | undefined,
  password: string,
  reason: string,
): Promise<never> {
  await context.server.passwords.imitateVerification(password);
  context.log.warn({ source: context.source }, reason);
  return failLogin(context, credentials, { isChecked: false });
}

/**
 * Verifies the passkey of a user who has a second factor; a code is redeemed with the login. Only after the password: no one
 * else may learn who has one.
 * @returns `null` if the user has none
 * @throws LoginStepError login.code_required without a code or passkey, which is not a failed attempt;
 * login.passkey_wrong
 */
async function verifySecondStep(
  context: Context,
  credentials: CredentialsRow,
  { code, passkey }: ProviderSchemas['LoginRequest'],
): Promise<VerifiedLogin['secondStep']> {
  const factor = await findSecondFactor(context.db, credentials.user_id);
  if (!factor) return null;
  if (passkey) {
    const { verifyPasskey } = await loadVerification();
    if (await verifyPasskey(context, factor.user_id, passkey)) return 'passkey';
    return failStep(context, credentials, 'login.passkey_wrong', factor);
  }
  if (!code) throw await createStepError(context, 'login.code_required', factor);
  return { factor, code };
}

async function createStepError(
  context: Context,
  code: LoginErrorCode,
  { user_id, secret }: SecondFactorRow,
): Promise<LoginStepError> {
  const passkey = await startVerification(context, user_id);
  return new LoginStepError(code, { hasApp: secret !== null, ...(passkey && { passkey }) });
}

async function failStep(
  context: Context,
  credentials: CredentialsRow,
  code: LoginErrorCode,
  factor: SecondFactorRow,
): Promise<never> {
  return failLogin(context, credentials, { error: await createStepError(context, code, factor) });
}

/** What the audit trail says of a wrong second step. */
const failedSteps: Partial<Record<ErrorCode, string>> = {
  'login.code_wrong': 'wrong code',
  'login.passkey_wrong': 'wrong passkey',
};

/** Runs the same statements for known, unknown and blocked names, to prevent user enumeration by timing. */
async function failLogin(
  context: Context,
  credentials: CredentialsRow | undefined,
  { isChecked = true, error = new AppError('login.failed') }: { isChecked?: boolean; error?: AppError } = {},
): Promise<never> {
  await context.db.transaction().execute(async (db) => {
    await countFailure(db, isChecked ? (credentials?.user_id ?? null) : null);
    await writeAudit(
      db,
      { ...context, session: toAuditedUser(credentials) },
      {
        operation: 'login',
        object: failedSteps[error.code] ?? '',
        outcome: isChecked ? 'failed' : 'refused',
      },
    );
  });
  throw error;
}

async function rehashIfOutdated(
  context: Context,
  credentials: CredentialsRow,
  password: string,
): Promise<string | null> {
  const { passwords } = context.server;
  if (!credentials.password_hash || !passwords.isOutdated(credentials.password_hash)) return null;
  return passwords.hash(password);
}

interface VerifiedLogin {
  credentials: CredentialsRow;
  /** Set if the old hash uses outdated parameters. */
  newHash: string | null;
  /** A verified passkey, or a code to redeem; `null` for a user without a second factor. */
  secondStep: 'passkey' | TypedCode | null;
}

/**
 * Opens the session, and redeems the code in the same transaction: it is not used up if that fails.
 * @throws WrongCodeError
 */
function logIn(
  context: Context,
  attempt: Attempt,
  { secondStep, ...login }: VerifiedLogin & { token: string },
): Promise<SessionRow> {
  const userId = login.credentials.user_id;
  return context.db.transaction().execute(async (db) => {
    await clearAttempts(db, attempt);
    // Changes of a second factor lock the user first.
    if (secondStep) await lockUser(db, userId);
    const secondFactor =
      secondStep === null || secondStep === 'passkey' ? secondStep : await redeemCode(db, secondStep);
    const row = await openSession(db, context, { ...login, secondFactor });
    if (login.newHash) await storePasswordHash(db, userId, login.newHash);
    return row;
  });
}
