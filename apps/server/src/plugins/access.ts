import { canReachPath, isAdministrator } from '@portal/domain';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { bearerToken } from '../access/bearerToken.ts';
import { bindingOf, bindingOfLogin } from '../access/bindingCookie.ts';
import { isPair, userKeyHeader, userNameHeader } from '../access/serviceCredentials.ts';
import type { AnyBodyRefusal } from '../contract/handlers.ts';
import type { Access, Operation } from '../contract/operations.ts';
import { AppError } from '../errors.ts';
import type { Server } from '../server.ts';
import { sessionByToken, touchSession } from '../services/provider/authentication/queries.ts';
import { toSession, type Session } from '../services/provider/authentication/rows.ts';
import { hashToken } from '../services/provider/authentication/tokens.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; without it the server does not start. */
    access?: Access;
    /** The operation of the contract that the route answers. */
    operation?: Operation;
    /** Answers a body that does not fit the contract, instead of a failure. */
    bodyRefusal?: AnyBodyRefusal | undefined;
  }
  interface FastifyRequest {
    session: Session | null;
    /** What a session that begins with this request is bound to; `null`: to nothing. */
    binding: Buffer | null;
  }
}

/**
 * Decides who may call a route, before anything of the request's body is read: whoever may not call an operation
 * does not learn whether his request was well-formed.
 */
export function registerAccess(app: FastifyInstance, server: Server): void {
  app.decorateRequest('session', null);
  app.decorateRequest('binding', null);
  app.addHook('onRoute', requireDeclaredAccess);
  app.addHook('onRequest', async (request, reply) => {
    const { access, operation } = request.routeOptions.config;
    if (access) request.session = await admit(access, request, server);
    if (operation?.operationId === 'login') request.binding = bindingOfLogin(request, reply);
  });
}

function requireDeclaredAccess(route: RouteOptions): void {
  if (!route.config?.access)
    throw new Error(`${String(route.method)} ${route.url} does not declare who may call it`);
}

async function admit(access: Access, request: FastifyRequest, server: Server): Promise<Session | null> {
  if (access.kind === 'public') return null;
  if (access.kind === 'service') {
    const pair = server.servicePairs[access.api];
    if (isPair(pair, request.headers[userNameHeader], request.headers[userKeyHeader])) return null;
    throw new AppError('service.refused');
  }
  const session = await readSession(request, server);
  if (!(await mayCall(access, session, server))) throw new AppError('access.denied');
  return session;
}

async function readSession(request: FastifyRequest, server: Server): Promise<Session> {
  const token = bearerToken(request.headers.authorization);
  if (token === null) throw new AppError('session.missing');
  const tokenHash = hashToken(token);
  const { db } = server.database;
  const row = await sessionByToken(db, {
    tokenHash,
    binding: bindingOf(request),
    idleMinutes: server.config.sessionIdleMinutes,
  });
  if (!row) throw new AppError('session.expired');
  if (row.use_is_stale) await touchSession(db, tokenHash);
  return toSession(row, tokenHash, row.expires_at);
}

async function mayCall(
  access: Exclude<Access, { kind: 'public' | 'service' }>,
  session: Session,
  server: Server,
): Promise<boolean> {
  switch (access.kind) {
    case 'signed-in':
      return true;
    case 'administer':
      return isAdministrator(session);
    case 'pages': {
      const tree = await server.pageTree.read();
      return access.pages.some((page) => canReachPath(tree, page, session));
    }
  }
}
