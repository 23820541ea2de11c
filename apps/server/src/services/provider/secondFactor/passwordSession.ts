import { requireSession, type Session } from '../../../access/caller.ts';
import type { Context } from '../../../contract/handlers.ts';
import { AppError } from '../../../errors.ts';

/**
 * Returns the session of a user who has signed in with a password.
 * @throws AppError operation.not_offered if the identity provider is responsible for a second factor
 */
export function requirePasswordSession(context: Context): Session {
  const session = requireSession(context);
  if (session.isSingleSignOn) throw new AppError('operation.not_offered');
  return session;
}
