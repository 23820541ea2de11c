/** What the clients need of a login; the answer of the login call has it. */
export interface Login {
  /** Sent as bearer token. */
  readonly token: string;
  /** End of the login, ISO 8601; without a zone it is UTC. */
  readonly expiration: string;
  /** How far the server's clock was ahead of the local one at the login; used until an answer tells anew. */
  readonly clockOffsetMs?: number;
}

/** The login of this moment; `null` when nobody is signed in. Read for every call. */
export type LoginSource = () => Login | null;

/** Paths about the login itself: they carry what they need, and neither expiry nor a 401 says anything new there. */
export function isAuthenticationPath(schemaPath: string): boolean {
  return schemaPath.startsWith('/api/authentication/');
}
