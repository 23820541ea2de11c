import type { Context } from '../contract/handlers.ts';
import { AppError } from '../errors.ts';
import type { Session } from '../services/provider/authentication/rows.ts';

/**
 * Who is signed in.
 * @throws AppError session.missing in an operation that lets everyone in
 */
export function sessionOf(context: Pick<Context, 'session'>): Session {
  if (!context.session) throw new AppError('session.missing');
  return context.session;
}
