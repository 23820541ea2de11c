/** The data of a login that the clients need; part of the response to the login call. */
export interface Login {
  /** Sent as bearer token. */
  readonly token: string;
  /** Expiry of the login, ISO 8601; without a zone it is UTC. */
  readonly expiration: string;
  /** How far the server's clock was ahead of the local clock at sign-in; used until a response updates it. */
  readonly clockOffsetMs?: number;
}

/** Returns the current login, `null` when no user is signed in. Called for every request. */
export type LoginSource = () => Login | null;

/** Paths of sign-in and sign-out: expiry and 401 are not handled for them. */
export function isAuthenticationPath(schemaPath: string): boolean {
  return schemaPath.startsWith('/api/authentication/');
}
