import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** Generates a session token: 256 random bits. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Only the hash is stored: a leaked database contains no usable tokens. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
