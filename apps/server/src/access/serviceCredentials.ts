import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ServicePair } from '../config.ts';

/** Headers in which one service tells another its name and key. */
export const userNameHeader = 'user-name';
export const userKeyHeader = 'user-key';

/** A pair nobody else knows, good for the life of this process. */
export function randomPair(userName: string): ServicePair {
  return { userName, userKey: randomBytes(24).toString('base64url') };
}

/** Compares without telling by its time how much was right. */
export function isPair(pair: ServicePair, userName: unknown, userKey: unknown): boolean {
  const nameIsRight = isEqual(pair.userName, userName);
  const keyIsRight = isEqual(pair.userKey, userKey);
  return nameIsRight && keyIsRight;
}

function isEqual(expected: string, given: unknown): boolean {
  return timingSafeEqual(sha256(expected), sha256(typeof given === 'string' ? given : ''));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
