import { readFileSync } from 'node:fs';

/** Thousands of passwords that guessers try first: one on each line, as `passwordKey` writes them. */
const list = new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'));
list.delete('');

/** How many passwords are known as common. */
export const commonPasswordCount = list.size;

/** Whether a password, as `passwordKey` writes it, is one of the most common ones. */
export function isCommonPassword(key: string): boolean {
  return list.has(key);
}
