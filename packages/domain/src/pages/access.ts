import { isUnder } from '../urls/pagePath.ts';
import { findPagesByPath, withAncestors, type PageNode } from './pageTree.ts';

/** The part of a user that access rules depend on. */
export interface AccessUser {
  roles: readonly string[];
  isLockedOut: boolean;
}

/** The role that opens every page under `/Admin`. */
export const ADMINISTER_ROLE = 'Administer';
/** The role that shows role lists next to menu entries. */
export const DEVELOPER_ROLE = 'Developer';

const adminRoot = '/admin';

export type AccessRequirement =
  /** The user is not locked out. */
  | { kind: 'unlocked'; isMet: boolean }
  /** The user has at least one role. */
  | { kind: 'any-role'; isMet: boolean }
  /** The user has one of the `roles` of `page` (the page itself or an ancestor); `matchingRoles` are those the user has. */
  | {
      kind: 'role';
      isMet: boolean;
      page: PageNode;
      roles: readonly string[];
      matchingRoles: readonly string[];
    }
  /** The user has `Administer`: `page` is under `/Admin`, or has no valid parent (`detached`). */
  | { kind: 'administer'; isMet: boolean; page: PageNode; reason: 'under-admin' | 'detached' };

/**
 * All requirements of a page: first those of every page, then those of its ancestors from the top level down to the
 * page itself. This is the complete access rule: `canOpenPage` and `explainAccess` both use it.
 * @see docs/domain/page-tree.md, "Access"
 */
export function* listAccessRequirements(page: PageNode, user: AccessUser): Generator<AccessRequirement> {
  yield { kind: 'unlocked', isMet: !user.isLockedOut };
  yield { kind: 'any-role', isMet: user.roles.length > 0 };
  for (const each of withAncestors(page).toReversed()) {
    if (each.roles.length > 0) {
      const matchingRoles = each.roles.filter((role) => user.roles.includes(role));
      yield { kind: 'role', isMet: matchingRoles.length > 0, page: each, roles: each.roles, matchingRoles };
    }
    const reason = getAdministerReason(each);
    if (reason) yield { kind: 'administer', isMet: user.roles.includes(ADMINISTER_ROLE), page: each, reason };
  }
}

/**
 * Whether the user may open the page: not locked out, has at least one role, has one role of the page and of every
 * ancestor that lists roles, and `Administer` for pages under `/Admin` and for detached pages. A page without roles
 * requires none. Menu, route guards, access views and server all use this function.
 * @see docs/domain/page-tree.md
 */
export function canOpenPage(page: PageNode, user: AccessUser): boolean {
  for (const step of listAccessRequirements(page, user)) if (!step.isMet) return false;
  return true;
}

/** Whether the user can open at least one page with this path (case, query and trailing slash ignored). */
export function canOpenPath(tree: readonly PageNode[], path: string, user: AccessUser): boolean {
  return findPagesByPath(tree, path).some((page) => canOpenPage(page, user));
}

/** The users who can open the page, in the given order. */
export function filterUsersWithAccess<User extends AccessUser>(
  page: PageNode,
  users: readonly User[],
): User[] {
  return users.filter((user) => canOpenPage(page, user));
}

/**
 * The part of the tree that the user can open. Opening a page requires access to its ancestors, so the result is a
 * tree.
 */
export function filterAccessibleTree(tree: readonly PageNode[], user: AccessUser): PageNode[] {
  return tree
    .filter((page) => canOpenPage(page, user))
    .map((page) => ({ ...page, children: filterAccessibleTree(page.children, user) }));
}

/** Not locked out and has the role `Administer`. */
export function isAdministrator(user: AccessUser): boolean {
  return !user.isLockedOut && user.roles.includes(ADMINISTER_ROLE);
}

/** Developer mode: the menu shows each entry's role list. */
export function isDeveloper(user: AccessUser): boolean {
  return user.roles.includes(DEVELOPER_ROLE);
}

function getAdministerReason(page: PageNode): 'under-admin' | 'detached' | null {
  if (page.detached) return 'detached';
  return page.path !== null && isUnder(page.path, adminRoot) ? 'under-admin' : null;
}
