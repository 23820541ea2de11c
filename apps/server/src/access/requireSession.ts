import type { FastifyRequest } from 'fastify';
import type { Context } from '../contract/handlers.ts';
import { AppError } from '../errors.ts';
import type { Caller, Session } from '../services/provider/authentication/rows.ts';

/**
 * Returns the session of a signed-in user with a local account.
 * @throws AppError session.missing for operations that are public
 */
export function requireSession(context: Pick<Context, 'session'>): Session {
  if (!context.session) throw new AppError('session.missing');
  return context.session;
}

/**
 * Returns the signed-in user, whether the account is local or remote.
 * @throws AppError session.missing on routes that are public
 */
export function requireCaller(request: Pick<FastifyRequest, 'caller'>): Caller {
  if (!request.caller) throw new AppError('session.missing');
  return request.caller;
}
