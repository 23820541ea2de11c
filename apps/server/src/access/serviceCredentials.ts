import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ServiceCredentials } from '../config/config.ts';

export const userNameHeader = 'user-name';
export const userKeyHeader = 'user-key';

/** Random credentials, valid for the lifetime of this process. */
export function createRandomCredentials(): ServiceCredentials {
  return { userName: 'portal', userKey: randomBytes(24).toString('base64url') };
}

/** Compares in constant time. */
export function verifyCredentials(
  credentials: ServiceCredentials,
  userName: unknown,
  userKey: unknown,
): boolean {
  const isNameValid = isEqual(credentials.userName, userName);
  const isKeyValid = isEqual(credentials.userKey, userKey);
  return isNameValid && isKeyValid;
}

function isEqual(expected: string, given: unknown): boolean {
  const sha256 = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(sha256(expected), sha256(typeof given === 'string' ? given : ''));
}
