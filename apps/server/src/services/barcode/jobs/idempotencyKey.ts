import { createHash } from 'node:crypto';

/** The key of a call as it is stored; `null` without one. The gateway has made keys of different users differ. */
export function hashKey(key: string | undefined): Buffer | null {
  return key === undefined ? null : createHash('sha256').update(key).digest();
}
