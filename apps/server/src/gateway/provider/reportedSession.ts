import type { ProviderSchemas } from '@portal/api-client';
import { parseBearerToken } from '../../access/token.ts';
import { isStorable } from '../../contract/requestChecks.ts';
import { AppError } from '../../errors.ts';
import type { ReportedSession } from './queries.ts';

/**
 * Converts the provider's session, dropping unknown properties.
 * @throws AppError upstream.failed if it cannot be stored
 */
export function toReportedSession({ user, expiration }: ProviderSchemas['Session']): ReportedSession {
  const { username, firstName, lastName, email, department, startPage, roles, pagesWithView = [] } = user;
  const known = { username, firstName, lastName, email, department, startPage, roles, pagesWithView };
  const expiresAt = new Date(expiration);
  if (!isStorable(known) || Number.isNaN(expiresAt.valueOf())) {
    throw new AppError('upstream.failed', 'The provider returned an invalid session');
  }
  return { user: known, expiresAt };
}

/** Whether the token can be sent as `Authorization: Bearer …`. */
export function isBearerToken(token: string): boolean {
  return parseBearerToken(`Bearer ${token}`) === token;
}
