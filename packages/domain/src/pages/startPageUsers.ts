import type { User } from '../users/user.ts';
import type { StartPage } from './startUrl.ts';

/** The names of the users who have a start page, by its name or by its URL; in alphabetical order. */
export function listStartPageUsers(
  { startPage1, startPageUrl }: StartPage,
  users: readonly Pick<User, 'username' | 'startPage'>[],
): string[] {
  return users
    .filter(({ startPage }) => {
      const wanted = startPage?.trim();
      return wanted === startPage1 || wanted === startPageUrl;
    })
    .map(({ username }) => username)
    .toSorted((a, b) => a.localeCompare(b));
}
