import type { ProviderSchemas } from '@portal/api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../access/sessionOf.ts';
import { proofOf } from '../../access/sessionProof.ts';
import type { Operation } from '../../contract/operations.ts';
import type { OperationHandler } from '../../contract/registerContract.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import {
  forgetAttempts,
  giveBackAttempt,
  loginSubjects,
  reserveAttempt,
} from '../../services/provider/authentication/loginLimits.ts';
import { toExpiration } from '../../services/provider/authentication/rows.ts';
import { hashToken } from '../../services/provider/authentication/tokens.ts';
import { userKey } from '../../services/provider/authentication/userKey.ts';
import type { Forward, ForwardedAnswer } from '../forward.ts';
import { forwardedCall, sendOn } from '../registerGateway.ts';
import { bearer, contentOf, currentCall, type AskProvider } from './askProvider.ts';
import type { ProviderIdentity } from './providerIdentity.ts';
import {
  deleteProviderSessionsOfUser,
  keepProviderSession,
  providerSession,
  removeOutdatedProviderSessions,
  updateProviderSession,
} from './queries.ts';
import { isBearerToken, statedSession } from './statedSession.ts';

interface Parts {
  db: Db;
  forward: Forward;
  ask: AskProvider;
  identity: ProviderIdentity;
  /** Sent with logins, which have no user token yet. */
  configuredToken: string | undefined;
}

type SessionOperation = 'login' | 'logout' | 'getSession';

/** Handlers for login, logout and session. External providers offer at least the login. */
export function sessionOperations(
  parts: Parts,
): Record<SessionOperation, (operation: Operation) => OperationHandler> {
  return {
    login: (operation) => (request, reply) => logIn(parts, operation, request, reply),
    logout: () => (request, reply) => logOut(parts, request, reply),
    getSession: () => (request, reply) => tellSession(parts, request, reply),
  };
}

/**
 * The provider checks the password. Login attempts are counted here, where client addresses are known: to the provider,
 * all requests come from this server.
 */
async function logIn(parts: Parts, operation: Operation, request: FastifyRequest, reply: FastifyReply) {
  const { db } = parts;
  const { username } = request.body as ProviderSchemas['LoginRequest'];
  const subjects = loginSubjects(userKey(username), request.ip);
  if (!(await reserveAttempt(db, subjects))) {
    request.log.warn({ source: request.ip }, 'login refused: too many attempts');
    throw new AppError('login.failed');
  }
  let answer: ForwardedAnswer;
  try {
    answer = await askForLogin(parts, operation, request);
    await keepLogin(db, request, contentOf<ProviderSchemas['LoginAnswer']>(answer));
  } catch (error) {
    if (error instanceof AppError && error.code === 'login.failed') request.log.info('login refused');
    else await giveBackAttempt(db, subjects);
    throw error;
  }
  await forgetAttempts(db, subjects);
  await removeOutdatedProviderSessions(db);
  return sendOn(answer, reply);
}

/** @throws AppError login.failed for any refusal */
async function askForLogin(
  { forward, configuredToken }: Parts,
  operation: Operation,
  request: FastifyRequest,
): Promise<ForwardedAnswer> {
  const call = forwardedCall(operation, request);
  const headers = { ...call.headers, ...(configuredToken !== undefined && bearer(configuredToken)) };
  const answer = await forward({ ...call, headers }).catch((error: unknown) => {
    throw error instanceof AppError && error.status < 500 ? new AppError('login.failed') : error;
  });
  if (answer.status === 503) throw new AppError('server.busy');
  if (answer.status >= 500) throw new AppError('upstream.failed');
  if (answer.status >= 400) throw new AppError('login.failed');
  return answer;
}

async function keepLogin(
  db: Db,
  { binding }: FastifyRequest,
  login: ProviderSchemas['LoginAnswer'],
): Promise<void> {
  if (!isBearerToken(login.token)) {
    throw new AppError('upstream.failed', 'The provider gave a token that cannot be sent');
  }
  await keepProviderSession(db, { tokenHash: hashToken(login.token), binding }, statedSession(login));
}

/** Ends the local session whatever the provider responds: without it the token is useless here. */
async function logOut({ db, ask, identity }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const caller = callerOf(request);
  const body = request.body as ProviderSchemas['LogoutRequest'] | undefined;
  if (body?.everywhere) await deleteProviderSessionsOfUser(db, caller.username);
  await identity.endSession(caller);
  await ask('logout', currentCall(request), body).catch(() => null);
  return reply.status(204).send();
}

/** Returns the session as the provider reports it; if it cannot, as it was at login. */
async function tellSession({ db, ask, identity }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const caller = callerOf(request);
  const answer = await ask('getSession', currentCall(request)).catch(() => null);
  if (answer?.status === 401) {
    await identity.endSession(caller);
    throw new AppError('session.expired');
  }
  if (answer?.status === 200) {
    const stated = statedSession(contentOf<ProviderSchemas['Session']>(answer));
    await updateProviderSession(db, caller.tokenHash, stated);
    identity.forget(caller);
    return sendOn(answer, reply);
  }
  const row = await providerSession(db, proofOf(caller.tokenHash, request), undefined);
  if (!row) throw new AppError('session.expired');
  return reply.send({ expiration: toExpiration(row.expires_at), user: row.provider_user });
}
