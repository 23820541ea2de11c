import { readFileSync } from 'node:fs';

/** The most common passwords, one per line, normalized by `passwordKey`. */
const list = new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'));
list.delete('');

/** @param key normalized by `passwordKey` */
export function isCommonPassword(key: string): boolean {
  return list.has(key);
}
