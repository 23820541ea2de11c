import { writeAudit } from '../../../db/audit.ts';
import { AppError } from '../../../errors.ts';
import type { Context, ProviderHandlers } from '../../../contract/handlers.ts';
import { sessionOf } from '../../../access/sessionOf.ts';
import {
  forgetAttempts,
  giveBackAttempt,
  loginSubjects,
  reserveAttempt,
  type LoginSubjects,
} from './loginLimits.ts';
import {
  countFailure,
  createSession,
  credentialsByKey,
  deleteSession,
  deleteSessionsOfUser,
  recordLogin,
  removeOutdated,
  startPageUrl,
  storePasswordHash,
  type CredentialsRow,
  type SessionRow,
} from './queries.ts';
import { toExpiration, toSession, toSessionUser, type Session } from './rows.ts';
import { createToken, hashToken } from './tokens.ts';
import { userKey } from './userKey.ts';

type AuthenticationHandlers = Pick<ProviderHandlers, 'login' | 'logout' | 'getSession'>;

export const authenticationHandlers: AuthenticationHandlers = {
  async login({ body }, context) {
    const key = userKey(body.username);
    const subjects = loginSubjects(key, context.source);
    if (!(await reserveAttempt(context.db, subjects))) await refuse(context);

    const credentials = await credentialsByKey(context.db, key);
    const isRight = await verifyPassword(context, subjects, credentials, body.password);
    if (!credentials || !isRight || credentials.is_locked_out) return fail(context, credentials);

    const newHash = await rehashed(context, credentials, body.password);
    const token = createToken();
    const row = await logIn(context, subjects, { credentials, token, newHash });
    await removeOutdated(context.db);
    const session = toSession(row, hashToken(token), row.expires_at);
    return { token, ...(await describeSession(context, session)) };
  },

  async logout({ body }, context) {
    const session = sessionOf(context);
    await context.db.transaction().execute(async (db) => {
      if (body?.everywhere) await deleteSessionsOfUser(db, session.userId);
      else await deleteSession(db, session.tokenHash);
      await writeAudit(db, {
        user: session,
        source: context.source,
        operation: 'logout',
        object: body?.everywhere ? 'all sessions' : 'this session',
        requestId: context.requestId,
      });
    });
  },

  async getSession(_input, context) {
    return describeSession(context, sessionOf(context));
  },
};

async function describeSession({ db }: Context, session: Session) {
  return {
    expiration: toExpiration(session.expiresAt),
    user: toSessionUser(session, await startPageUrl(db, session.startPage)),
  };
}

/** Responds as to a wrong password, after the same time, without checking it. */
async function refuse(context: Context): Promise<never> {
  await context.server.passwords.idle();
  context.log.warn({ source: context.source }, 'login refused: too many attempts');
  throw new AppError('login.failed');
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
    await giveBackAttempt(context.db, subjects);
    throw error;
  }
}

/** Runs the same statements for known and unknown names, to prevent user enumeration by timing. */
async function fail(context: Context, credentials: CredentialsRow | undefined): Promise<never> {
  await context.db.transaction().execute(async (db) => {
    await countFailure(db, credentials?.user_id ?? null);
    await writeAudit(db, {
      user: credentials ? { userId: credentials.user_id, username: credentials.username } : null,
      source: context.source,
      operation: 'login',
      outcome: 'failed',
      requestId: context.requestId,
    });
  });
  throw new AppError('login.failed');
}

async function rehashed(
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
    await forgetAttempts(db, subjects);
    if (!(await recordLogin(db, login.credentials))) throw new AppError('login.failed');
    if (login.newHash) await storePasswordHash(db, userId, login.newHash);
    await writeAudit(db, {
      user: { userId, username: login.credentials.username },
      source: context.source,
      operation: 'login',
      requestId: context.requestId,
    });
    return createSession(db, {
      tokenHash: hashToken(login.token),
      binding: context.binding,
      userId,
      hours: context.server.config.sessionHours,
      source: context.source,
    });
  });
}
