import type { AccessUser } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import { emptyToNull } from '../instants.ts';

/** The signed-in user with current permissions; the account may be local or remote. */
export interface Caller extends AccessUser {
  tokenHash: Buffer;
  username: string;
}

/** A signed-in user with a local account. */
export interface Session extends Caller {
  userId: number;
  expiresAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  department: string;
  /** URL or name of the start page; empty: none. */
  startPage: string;
}

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

export function hasLocalAccount(caller: Caller | null): caller is Session {
  return caller !== null && 'userId' in caller;
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
export function toSessionUser(session: Session, startPageUrl: string): ProviderSchemas['SessionUser'] {
  return {
    username: session.username,
    firstName: session.firstName,
    lastName: session.lastName,
    email: session.email,
    department: emptyToNull(session.department),
    startPage: emptyToNull(startPageUrl),
    roles: [...session.roles],
  };
}

/** Session expiry in UTC, with the zone: browsers compare it with their clock. */
export function toExpiration(expiresAt: Date): string {
  return `${expiresAt.toISOString().slice(0, 19)}Z`;
}
