import type { ProviderSchemas } from '@portal/api-client';
import type { Session } from '../../../access/caller.ts';
import { emptyToNull } from '../../responseFields.ts';
import type { SessionRow } from './queries.ts';

/** @param secondFactorRoles roles that require a second factor, unless the identity provider is responsible for it */
export function toSession(
  { hasSecondFactor, isUseStale: _isUseStale, ...session }: SessionRow,
  tokenHash: Buffer,
  secondFactorRoles: readonly string[],
): Session {
  return {
    ...session,
    tokenHash,
    lacksSecondFactor:
      !session.isSingleSignOn && !hasSecondFactor && requiresSecondFactor(session.roles, secondFactorRoles),
  };
}

export function requiresSecondFactor(
  roles: readonly string[],
  secondFactorRoles: readonly string[],
): boolean {
  return roles.some((role) => secondFactorRoles.includes(role));
}

/** @param startPageUrl resolved URL of the user's start page; empty: none */
export function toSessionUser(
  session: Session,
  startPageUrl: string,
  pagesWithView: string[],
): ProviderSchemas['SessionUser'] {
  return {
    username: session.username,
    firstName: session.firstName,
    lastName: session.lastName,
    email: session.email,
    department: emptyToNull(session.department),
    startPage: emptyToNull(startPageUrl),
    roles: [...session.roles],
    pagesWithView,
    ...(session.lacksSecondFactor && { lacksSecondFactor: true }),
  };
}

/** Session expiry in UTC, with the zone: browsers compare it with their clock. */
export function toExpiration(expiresAt: Date): string {
  return `${expiresAt.toISOString().slice(0, 19)}Z`;
}
