import type { ProviderSchemas } from '@portal/api-client';
import type { Session } from '../../../access/caller.ts';
import { emptyToNull } from '../../responseFields.ts';

/** User columns for `login` and `getSession`. */
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
}

export function toSession(row: SessionUserRow, tokenHash: Buffer, expiresAt: Date): Session {
  return {
    tokenHash,
    expiresAt,
    userId: row.user_id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    department: row.department,
    startPage: row.start_page,
    roles: row.roles,
    isLockedOut: row.is_locked_out,
  };
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
  };
}

/** Session expiry in UTC, with the zone: browsers compare it with their clock. */
export function toExpiration(expiresAt: Date): string {
  return `${expiresAt.toISOString().slice(0, 19)}Z`;
}
