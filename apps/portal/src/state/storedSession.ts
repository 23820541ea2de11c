/** The person a login belongs to, as the provider told it at the login or since. */
export interface SessionUser {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  department: string | null;
  /** Address or name of the page to open first; `null` for none. */
  startPage: string | null;
  roles: string[];
}

/** A login as this tab keeps it: the provider's answer, and how its clock differs from ours. */
export interface Session {
  /** Opaque; sent as the bearer token. */
  token: string;
  /** End of the session by the provider's clock, ISO 8601. */
  expiration: string;
  user: SessionUser;
  /** To be added to the local time before it is compared with `expiration`. */
  clockOffsetMs: number;
}

/** The only entry of the session storage. It goes when the tab is closed (specification 1 §4). */
export const sessionKey = 'portal.session';

/** The stored login; `null` when there is none, or when what is stored is none. */
export function parseSession(text: string | null): Session | null {
  if (!text) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isSession(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is Session {
  if (!isRecord(value) || !isRecord(value.user)) return false;
  const { user } = value;
  const texts = [value.token, value.expiration, user.username, user.firstName, user.lastName, user.email];
  return (
    texts.every((text) => typeof text === 'string') &&
    [user.department, user.startPage].every((text) => text === null || typeof text === 'string') &&
    Array.isArray(user.roles) &&
    user.roles.every((role) => typeof role === 'string') &&
    typeof value.clockOffsetMs === 'number'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
