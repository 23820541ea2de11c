import { readFileSync } from 'node:fs';
import { locate } from '../../../installation/resources.ts';

/** The most common passwords, one per line, normalized by `normalizePassword`. */
const list = new Set(readFileSync(locate('common-passwords.txt'), 'utf8').split('\n'));
list.delete('');

/** @param key normalized by `normalizePassword` */
export function isCommonPassword(key: string): boolean {
  return list.has(key);
}
