import type { AccessUser } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** The signed-in user with current permissions; the account may be local or remote. */
export interface Caller extends AccessUser {
  tokenHash: Buffer;
  username: string;
  /** True if a role requires a second factor that the user does not have. */
  lacksSecondFactor: boolean;
}

/** A signed-in user with a local account. */
export interface Session extends Caller {
  userId: number;
  expiresAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  department: string;
  /** The user has signed in at the identity provider, which is responsible for a second factor. */
  isSingleSignOn: boolean;
  /** URL or name of the start page; empty: none. */
  startPage: string;
}

export function hasLocalAccount(caller: Caller | null): caller is Session {
  return caller !== null && 'userId' in caller;
}

/**
 * Returns the session of a signed-in user with a local account.
 * @throws AppError session.missing for operations that are public
 */
export function requireSession({ session }: { session: Session | null }): Session {
  if (!session) throw new AppError('session.missing');
  return session;
}

/**
 * Returns the signed-in user, whether the account is local or remote.
 * @throws AppError session.missing on routes that are public
 */
export function requireCaller({ caller }: Pick<FastifyRequest, 'caller'>): Caller {
  if (!caller) throw new AppError('session.missing');
  return caller;
}
