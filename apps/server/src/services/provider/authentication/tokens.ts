import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A new session token: 256 random bits, nothing to be read from it. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** What is stored of a token: a copy of the database opens no session. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
