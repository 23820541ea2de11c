import { isEmail } from '../users/email.ts';
import { formatFullName, type User } from '../users/user.ts';
import type { Recipient } from './messageRules.ts';

type Candidate = Pick<User, 'username' | 'firstName' | 'lastName' | 'email' | 'isLockedOut'>;

/**
 * The recipients of a message to a group: users who have the role of that name, are not locked out and have an email
 * address, sorted by name. Users who share an address are listed once.
 * @param group name of a role
 * @see docs/domain/messages.md, "Recipients"
 */
export function listMessageRecipients(
  group: string,
  users: readonly Candidate[],
  userRoles: readonly { username: string; rolename: string }[],
): Recipient[] {
  const usernamesWithRole = new Set(
    userRoles.filter(({ rolename }) => rolename === group).map(({ username }) => username.toLowerCase()),
  );
  const byAddress = new Map<string, Recipient>();
  for (const user of users) {
    const isRecipient =
      usernamesWithRole.has(user.username.toLowerCase()) && !user.isLockedOut && isEmail(user.email);
    const address = user.email.toLowerCase();
    if (isRecipient && !byAddress.has(address)) {
      byAddress.set(address, { email: user.email, name: formatFullName(user) });
    }
  }
  return [...byAddress.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}
