import type { ProviderSchemas } from '@portal/api-client';
import { bearerToken } from '../../access/bearerToken.ts';
import { isStorable } from '../../contract/requestChecks.ts';
import { AppError } from '../../errors.ts';
import type { StatedSession } from './queries.ts';

/**
 * What the provider states of a session, without what the contract does not know.
 * @throws AppError upstream.failed when it cannot be stored
 */
export function statedSession({ user, expiration }: ProviderSchemas['Session']): StatedSession {
  const { username, firstName, lastName, email, department, startPage, roles } = user;
  const known = { username, firstName, lastName, email, department, startPage, roles };
  const expiresAt = new Date(expiration);
  if (!isStorable(known) || Number.isNaN(expiresAt.valueOf())) {
    throw new AppError('upstream.failed', 'The provider told of a session that cannot be kept');
  }
  return { user: known, expiresAt };
}

/** Whether a token is one that browsers can send: `Authorization: Bearer …`. */
export function isBearerToken(token: string): boolean {
  return bearerToken(`Bearer ${token}`) === token;
}
