import type { ProviderSchemas } from '@portal/api-client';
import type { Session } from '../../../access/caller.ts';
import { emptyToNull } from '../../responseFields.ts';

/** Columns of a session and its user. */
export interface SessionUserRow {
  user_id: number;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  department: string;
  start_page: string;
  is_locked_out: boolean;
  roles: string[];
  is_single_sign_on: boolean;
  has_second_factor: boolean;
  expires_at: Date;
}

/** @param secondFactorRoles roles that require a second factor, unless the identity provider is responsible for it */
export function toSession(
  row: SessionUserRow,
  tokenHash: Buffer,
  secondFactorRoles: readonly string[],
): Session {
  return {
    tokenHash,
    expiresAt: row.expires_at,
    userId: row.user_id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    department: row.department,
    startPage: row.start_page,
    roles: row.roles,
    isLockedOut: row.is_locked_out,
    isSingleSignOn: row.is_single_sign_on,
    lacksSecondFactor:
      !row.is_single_sign_on && !row.has_second_factor && requiresSecondFactor(row.roles, secondFactorRoles),
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
