import { writeAudit } from '../../../db/audit.ts';
import { AppError } from '../../../errors.ts';
import type { Context, ProviderHandlers } from '../../../contract/handlers.ts';
import { requireSession, type Session } from '../../../access/caller.ts';
import {
  clearAttempts,
  releaseAttempt,
  findLoginSubjects,
  reserveAttempt,
  type LoginSubjects,
} from './loginLimits.ts';
import {
  countFailure,
  createSession,
  findCredentialsByKey,
  deleteSession,
  deleteSessionsOfUser,
  recordLogin,
  storePasswordHash,
  type CredentialsRow,
  type SessionRow,
} from './queries.ts';
import { toExpiration, toSession, toSessionUser } from './rows.ts';
import { listPagesWithView } from '../savedViews/queries.ts';
import { findStartPageUrl } from '../startPages/resolveStartPage.ts';
import { createToken, hashToken } from '../../../access/token.ts';
import { toUserKey } from './userKey.ts';

export const authenticationHandlers = {
  async login({ body }, context) {
    const key = toUserKey(body.username);
    const { db, source, binding } = context;
    const subjects = await findLoginSubjects(db, { userKey: key, address: source, binding });
    const isReserved = await reserveAttempt(context.db, subjects);
    const credentials = await findCredentialsByKey(context.db, key);
    if (!isReserved) return rejectBlockedLogin(context, credentials, body.password);

    const isPasswordValid = await verifyPassword(context, subjects, credentials, body.password);
    if (!credentials || !isPasswordValid || credentials.is_locked_out) return failLogin(context, credentials);

    const newHash = await rehashIfOutdated(context, credentials, body.password);
    const token = createToken();
    const row = await logIn(context, subjects, { credentials, token, newHash });
    const session = toSession(row, hashToken(token), row.expires_at);
    const boundToBrowser = context.binding !== null;
    return { token, ...(await describeSession(context, session)), boundToBrowser };
  },

  async logout({ body }, context) {
    const session = requireSession(context);
    await context.db.transaction().execute(async (db) => {
      if (body?.everywhere) await deleteSessionsOfUser(db, session.userId, 'signed_out');
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

async function describeSession({ db }: Context, session: Session) {
  const startPageUrl = await findStartPageUrl(db, session.startPage);
  return {
    expiration: toExpiration(session.expiresAt),
    user: toSessionUser(session, startPageUrl, await listPagesWithView(db, session)),
  };
}

/** Responds as to a wrong password, after the same work, without comparing it with the user's. */
async function rejectBlockedLogin(
  context: Context,
  credentials: CredentialsRow | undefined,
  password: string,
): Promise<never> {
  await context.server.passwords.imitateVerification(password);
  context.log.warn({ source: context.source }, 'login rejected: too many attempts');
  return failLogin(context, credentials, { isChecked: false });
}

async function verifyPassword(
  context: Context,
  subjects: LoginSubjects,
  credentials: CredentialsRow | undefined,
  password: string,
): Promise<boolean> {
  try {
    return await context.server.passwords.verify(credentials?.password_hash ?? null, password);
  } catch (error) {
    await releaseAttempt(context.db, subjects);
    throw error;
  }
}

/** Runs the same statements for known, unknown and blocked names, to prevent user enumeration by timing. */
async function failLogin(
  context: Context,
  credentials: CredentialsRow | undefined,
  { isChecked } = { isChecked: true },
): Promise<never> {
  await context.db.transaction().execute(async (db) => {
    await countFailure(db, isChecked ? (credentials?.user_id ?? null) : null);
    await writeAudit(
      db,
      { ...context, session: toAuditedUser(credentials) },
      { operation: 'login', outcome: isChecked ? 'failed' : 'refused' },
    );
  });
  throw new AppError('login.failed');
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

interface Login {
  credentials: CredentialsRow;
  token: string;
  /** Set if the old hash uses outdated parameters. */
  newHash: string | null;
}

function logIn(context: Context, subjects: LoginSubjects, login: Login): Promise<SessionRow> {
  const userId = login.credentials.user_id;
  return context.db.transaction().execute(async (db) => {
    await clearAttempts(db, subjects);
    if (!(await recordLogin(db, login.credentials))) throw new AppError('login.failed');
    if (login.newHash) await storePasswordHash(db, userId, login.newHash);
    await writeAudit(db, { ...context, session: toAuditedUser(login.credentials) }, { operation: 'login' });
    return createSession(db, {
      tokenHash: hashToken(login.token),
      binding: context.binding,
      userId,
      hours: context.server.config.sessionHours,
      source: context.source,
    });
  });
}

function toAuditedUser(credentials: CredentialsRow | undefined) {
  return credentials ? { userId: credentials.user_id, username: credentials.username } : null;
}
