import type { ProviderSchemas } from '@portal/api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireCaller } from '../../access/caller.ts';
import type { Operation } from '../../contract/operations.ts';
import type { OperationHandler } from '../../contract/registerContract.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import {
  clearAttempts,
  reserveAttempt,
  runAttempt,
} from '../../services/provider/authentication/loginLimits.ts';
import { toExpiration } from '../../services/provider/authentication/rows.ts';
import { hashToken } from '../../access/token.ts';
import { toUserKey } from '../../services/provider/authentication/userKey.ts';
import type { Forward, ForwardedResponse } from '../forward.ts';
import { sendResponse, toForwardedCall, withBody } from '../registerGateway.ts';
import {
  toBearerHeader,
  toLoginError,
  parseBody,
  getCurrentCall,
  type CallProvider,
} from './providerClient.ts';
import type { ProviderIdentity } from './providerIdentity.ts';
import {
  endProviderSessionsOfUser,
  storeProviderSession,
  findProviderSession,
  updateProviderSession,
} from './queries.ts';
import { isBearerToken, toReportedSession } from './reportedSession.ts';

interface Parts {
  db: Db;
  forward: Forward;
  callProvider: CallProvider;
  identity: ProviderIdentity;
  /** Sent with logins, which have no user token yet. */
  configuredToken: string | undefined;
}

type SessionOperation = 'login' | 'logout' | 'getSession';

/** Handlers for login, logout and session. External providers offer at least the login. */
export function createSessionHandlers(
  parts: Parts,
): Record<SessionOperation, (operation: Operation) => OperationHandler> {
  return {
    login: (operation) => (request, reply) => logIn(parts, operation, request, reply),
    logout: () => (request, reply) => logOut(parts, request, reply),
    getSession: () => (request, reply) => sendSession(parts, request, reply),
  };
}

/**
 * The provider checks the password. Login attempts are counted here, where client addresses are known: to the provider,
 * all requests come from this server.
 */
async function logIn(parts: Parts, operation: Operation, request: FastifyRequest, reply: FastifyReply) {
  const { db } = parts;
  const { username } = request.body as ProviderSchemas['LoginRequest'];
  const { ip: address, binding } = request;
  const attempt = await reserveAttempt(db, { userKey: toUserKey(username), address, binding });
  if (attempt.isBlocked) {
    request.log.warn({ source: address }, 'login rejected: too many attempts');
    throw new AppError('login.failed');
  }
  const response = await runAttempt(db, attempt, async () => {
    const forwarded = await forwardLogin(parts, operation, request);
    const login = parseBody<ProviderSchemas['LoginResponse']>(forwarded);
    await storeLogin(db, request, login);
    return withBody(forwarded, JSON.stringify({ ...login, boundToBrowser: binding !== null }));
  });
  await clearAttempts(db, attempt);
  return sendResponse(response, reply);
}

/** @throws AppError login.failed for any refusal of the user, except those about the second step, after the right password */
async function forwardLogin(
  { forward, configuredToken }: Parts,
  operation: Operation,
  request: FastifyRequest,
): Promise<ForwardedResponse> {
  const call = toForwardedCall(operation, request);
  const headers = { ...call.headers, ...(configuredToken !== undefined && toBearerHeader(configuredToken)) };
  const response = await forward({ ...call, headers }).catch((error: unknown) => {
    const isRefusalOfUser = error instanceof AppError && error.status < 500 && error.status !== 429;
    throw isRefusalOfUser ? new AppError('login.failed') : error;
  });
  if (response.status === 503) throw new AppError('server.busy');
  if (response.status >= 500) throw new AppError('upstream.failed');
  if (response.status >= 400) throw toLoginError(response);
  return response;
}

async function storeLogin(
  db: Db,
  { binding }: FastifyRequest,
  login: ProviderSchemas['LoginResponse'],
): Promise<void> {
  if (!isBearerToken(login.token)) {
    throw new AppError('upstream.failed', 'The provider returned an invalid token');
  }
  await storeProviderSession(db, { tokenHash: hashToken(login.token), binding }, toReportedSession(login));
}

/** Ends the local session whatever the provider responds: without it the token is useless here. */
async function logOut({ db, callProvider, identity }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const caller = requireCaller(request);
  const body = request.body as ProviderSchemas['LogoutRequest'] | undefined;
  if (body?.everywhere) await endProviderSessionsOfUser(db, caller.username, 'signed_out', caller.tokenHash);
  await identity.signOut(caller);
  await callProvider('logout', getCurrentCall(request), body).catch(() => null);
  return reply.status(204).send();
}

/** Returns the session as the provider reports it; if it cannot, as it was at login. */
async function sendSession(
  { db, callProvider, identity }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const caller = requireCaller(request);
  const { tokenHash } = caller;
  const response = await callProvider('getSession', getCurrentCall(request)).catch(() => null);
  if (response?.status === 401) throw await identity.endSession(caller, response);
  if (response?.status === 200) {
    const reported = toReportedSession(parseBody<ProviderSchemas['Session']>(response));
    await updateProviderSession(db, tokenHash, reported);
    identity.invalidate(caller);
    return sendResponse(response, reply);
  }
  const row = await findProviderSession(db, { tokenHash, binding: request.binding }, undefined);
  if (!row) throw new AppError('session.expired');
  return reply.send({ expiration: toExpiration(row.expires_at), user: row.provider_user });
}
