import { isUnder } from '../urls/pagePath.ts';
import { findPagesByPath, withAncestors, type PageNode } from './pageTree.ts';

/** What access asks of a user. */
export interface AccessUser {
  roles: readonly string[];
  isLockedOut: boolean;
}

/** The role that opens every page under `/Admin`. */
export const ADMINISTER_ROLE = 'Administer';
/** The role that shows role lists beside menu entries. */
export const DEVELOPER_ROLE = 'Developer';

const adminRoot = '/admin';

/**
 * Whether the user may use the page: not locked out, holds at least one role, holds one role of the page and of
 * every ancestor that names roles, and `Administer` for pages under `/Admin` and for detached pages. A page
 * without roles asks for none. Menu, route guards, access views and server all decide by this function.
 * @see docs/domain/page-tree.md
 */
export function canReach(page: PageNode, user: AccessUser): boolean {
  if (user.isLockedOut || user.roles.length === 0) return false;
  return withAncestors(page).every((each) => meetsRoles(each, user) && meetsAdministration(each, user));
}

/** Whether the user reaches at least one page with this path (any case, query and trailing slash ignored). */
export function canReachPath(tree: readonly PageNode[], path: string, user: AccessUser): boolean {
  return findPagesByPath(tree, path).some((page) => canReach(page, user));
}

/** Those of the users who can reach the page, in the given order. */
export function reachableUsers<User extends AccessUser>(page: PageNode, users: readonly User[]): User[] {
  return users.filter((user) => canReach(page, user));
}

/** Not locked out and holds `Administer`. */
export function isAdministrator(user: AccessUser): boolean {
  return !user.isLockedOut && user.roles.includes(ADMINISTER_ROLE);
}

/** Developer mode: the menu shows each entry's role list. */
export function isDeveloper(user: AccessUser): boolean {
  return user.roles.includes(DEVELOPER_ROLE);
}

function meetsRoles(page: PageNode, user: AccessUser): boolean {
  return page.roles.length === 0 || page.roles.some((role) => user.roles.includes(role));
}

function meetsAdministration(page: PageNode, user: AccessUser): boolean {
  const needsAdminister = page.detached || (page.path !== null && isUnder(page.path, adminRoot));
  return !needsAdminister || user.roles.includes(ADMINISTER_ROLE);
}
