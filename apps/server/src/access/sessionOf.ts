import type { FastifyRequest } from 'fastify';
import type { Context } from '../contract/handlers.ts';
import { AppError } from '../errors.ts';
import type { Caller, Session } from '../services/provider/authentication/rows.ts';

/**
 * Who is signed in, with an account here.
 * @throws AppError session.missing in an operation that lets everyone in
 */
export function sessionOf(context: Pick<Context, 'session'>): Session {
  if (!context.session) throw new AppError('session.missing');
  return context.session;
}

/**
 * Who is signed in, wherever the account is.
 * @throws AppError session.missing on a route that lets everyone in
 */
export function callerOf(request: Pick<FastifyRequest, 'caller'>): Caller {
  if (!request.caller) throw new AppError('session.missing');
  return request.caller;
}
