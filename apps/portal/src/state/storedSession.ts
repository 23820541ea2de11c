/** The user of a session, as last returned by the provider. */
export interface SessionUser {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  department: string | null;
  /** Path or name of the page opened after sign-in; `null` for none. */
  startPage: string | null;
  roles: string[];
  /** A role requires two-step verification, which is not on. */
  lacksSecondFactor?: boolean;
}

/** A stored session: the provider's response and the offset of its clock. */
export interface Session {
  /** Opaque; sent as the bearer token. */
  token: string;
  /** End of the session by the provider's clock, ISO 8601. */
  expiration: string;
  user: SessionUser;
  /** To be added to the local time before it is compared with `expiration`. */
  clockOffsetMs: number;
  /** Whether the token is valid only together with the cookie of this browser; unknown to some providers. */
  boundToBrowser?: boolean;
  /** Page of the identity provider that ends its session, too, if the user has signed in there. */
  signOutUrl?: string;
}

/** Key of the only entry in the session storage, which ends with the tab (specification 1 §4). */
export const sessionKey = 'portal.session';

/** Parses a stored session; `null` when it is missing or invalid. */
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
