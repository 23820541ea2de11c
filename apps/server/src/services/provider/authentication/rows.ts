import type { AccessUser } from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import { textOrNull } from '../instants.ts';

/** Who is signed in, as of this call. */
export interface Session extends AccessUser {
  tokenHash: Buffer;
  userId: number;
  expiresAt: Date;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  department: string;
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
  /** Address of the start page that `start_page` names; null when it names none. */
  start_page_url: string | null;
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
    startPage: row.start_page.startsWith('/') ? row.start_page : (row.start_page_url ?? ''),
    roles: row.roles,
    isLockedOut: row.is_locked_out,
  };
}

export function toSessionUser(session: Session): ProviderSchemas['SessionUser'] {
  return {
    username: session.username,
    firstName: session.firstName,
    lastName: session.lastName,
    email: session.email,
    department: textOrNull(session.department),
    startPage: textOrNull(session.startPage),
    roles: [...session.roles],
  };
}

/** The end of a session, with its zone: the one moment that browsers compare with their clock. */
export function toExpiration(expiresAt: Date): string {
  return `${expiresAt.toISOString().slice(0, 19)}Z`;
}
