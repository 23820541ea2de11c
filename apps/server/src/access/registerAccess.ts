import { canOpenPath, isAdministrator } from '@portal/domain';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { hashToken, parseBearerToken } from './token.ts';
import { createLoginBinding, readBinding } from './bindingCookie.ts';
import { verifyCredentials, userKeyHeader, userNameHeader } from './serviceCredentials.ts';
import type { AnyInvalidBodyHandler } from '../contract/handlers.ts';
import type { Access, Operation } from '../contract/operations.ts';
import { AppError } from '../errors.ts';
import type { Server } from '../server.ts';
import type { Caller } from './caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. Required: the server does not start without it. */
    access?: Access;
    /** The operation of the contract that the route implements. */
    operation?: Operation;
    /** Builds the operation's own response to an invalid body. */
    invalidBodyHandler?: AnyInvalidBodyHandler | undefined;
  }
  interface FastifyRequest {
    /** The signed-in user; `null` on public routes. */
    caller: Caller | null;
    /** The binding of the browser, for a login possibly a new one; `null` without the cookie. */
    binding: Buffer | null;
  }
}

/** Their sessions are bound to the browser. */
const loginOperations: ReadonlySet<string> = new Set(['login', 'redeemSignInCode']);

/**
 * Checks who may call a route, before the body is parsed. Callers without permission must not learn whether their
 * request was valid.
 */
export function registerAccess(app: FastifyInstance, server: Server): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('binding', null);
  app.addHook('onRoute', requireDeclaredAccess);
  app.addHook('onRequest', async (request, reply) => {
    const { access, operation } = request.routeOptions.config;
    const isLogin = loginOperations.has(operation?.operationId ?? '');
    request.binding = isLogin ? createLoginBinding(request, reply) : readBinding(request);
    if (access) request.caller = await authorize(access, request, server);
  });
}

function requireDeclaredAccess(route: RouteOptions): void {
  if (!route.config?.access)
    throw new Error(`${String(route.method)} ${route.url} does not declare its access`);
}

async function authorize(access: Access, request: FastifyRequest, server: Server): Promise<Caller | null> {
  if (access.kind === 'public') return null;
  if (access.kind === 'service') {
    const credentials = server.serviceCredentials[access.api];
    if (verifyCredentials(credentials, request.headers[userNameHeader], request.headers[userKeyHeader]))
      return null;
    throw new AppError('service.refused');
  }
  const token = parseBearerToken(request.headers.authorization);
  if (token === null) throw new AppError('session.missing');
  const proof = { tokenHash: hashToken(token), binding: request.binding };
  const caller = await server.identity.findCaller(proof);
  if (!caller) throw new AppError(await server.identity.findEndCode(proof));
  if (caller.lacksSecondFactor && !request.routeOptions.config.operation?.isBeforeSecondFactor)
    throw new AppError('second_factor.required');
  if (!(await isAllowed(access, caller, { token, request, server }))) throw new AppError('access.denied');
  return caller;
}

async function isAllowed(
  access: Exclude<Access, { kind: 'public' | 'service' }>,
  caller: Caller,
  { token, request, server }: { token: string; request: FastifyRequest; server: Server },
): Promise<boolean> {
  switch (access.kind) {
    case 'signed-in':
      return true;
    case 'administer':
      return isAdministrator(caller);
    case 'pages': {
      const { pages, user } = await server.identity.getPermissions(caller, { token, requestId: request.id });
      return access.pages.some((page) => canOpenPath(pages, page, user));
    }
  }
}
