import { hash, randomBytes } from 'node:crypto';

/** Generates a session token: 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only the hash is stored: a leaked database contains no usable tokens. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Returns the token of a `Bearer …` Authorization header, or `null` if the header has another form or is missing. */
export function parseBearerToken(header: string | undefined): string | null {
  const match = /^Bearer +([\w.~+/=-]+) *$/i.exec(header ?? '');
  return match?.[1] ?? null;
}
