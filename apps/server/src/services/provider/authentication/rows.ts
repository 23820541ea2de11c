import type { AccessUser } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import { textOrNull } from '../instants.ts';

/** Who is signed in, as of this call, wherever the account is. */
export interface Caller extends AccessUser {
  tokenHash: Buffer;
  username: string;
}

/** Who is signed in with an account in the tables here. */
export interface Session extends Caller {
  userId: number;
  expiresAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  department: string;
  /** Address of a start page, or its name; empty: none. */
  startPage: string;
}

/** What `login` and `getSession` read of a user. */
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

export function hasAccountHere(caller: Caller | null): caller is Session {
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

/** @param startPageUrl where the user's start page leads; empty: he has none */
export function toSessionUser(session: Session, startPageUrl: string): ProviderSchemas['SessionUser'] {
  return {
    username: session.username,
    firstName: session.firstName,
    lastName: session.lastName,
    email: session.email,
    department: textOrNull(session.department),
    startPage: textOrNull(startPageUrl),
    roles: [...session.roles],
  };
}

/** The end of a session, with its zone: the one moment that browsers compare with their clock. */
export function toExpiration(expiresAt: Date): string {
  return `${expiresAt.toISOString().slice(0, 19)}Z`;
}
