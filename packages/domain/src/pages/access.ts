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

/** One thing that a page asks of a user. `met`: the user has it. */
export type AccessStep =
  /** Not to be locked out. */
  | { asks: 'unlocked'; met: boolean }
  /** To hold a role at all. */
  | { asks: 'any-role'; met: boolean }
  /** To hold one of the `roles` that `page` (the page itself or one above it) names; `held` are those the user has. */
  | { asks: 'role'; met: boolean; page: PageNode; roles: readonly string[]; held: readonly string[] }
  /** To hold `Administer`: `page` is under `/Admin`, or its place in the tree is not known (`detached`). */
  | { asks: 'administer'; met: boolean; page: PageNode; because: 'under-admin' | 'detached' };

/**
 * Everything the page asks of the user: first what every page asks, then what each page asks from the top level down
 * to the page itself. This is the whole rule of access: `canReach` and `explainAccess` both read it from here.
 * @see docs/domain/page-tree.md, "Access"
 */
export function* accessSteps(page: PageNode, user: AccessUser): Generator<AccessStep> {
  yield { asks: 'unlocked', met: !user.isLockedOut };
  yield { asks: 'any-role', met: user.roles.length > 0 };
  for (const each of withAncestors(page).toReversed()) {
    if (each.roles.length > 0) {
      const held = each.roles.filter((role) => user.roles.includes(role));
      yield { asks: 'role', met: held.length > 0, page: each, roles: each.roles, held };
    }
    const because = reasonToAdminister(each);
    if (because) yield { asks: 'administer', met: user.roles.includes(ADMINISTER_ROLE), page: each, because };
  }
}

/**
 * Whether the user may use the page: not locked out, holds at least one role, holds one role of the page and of
 * every ancestor that names roles, and `Administer` for pages under `/Admin` and for detached pages. A page
 * without roles asks for none. Menu, route guards, access views and server all decide by this function.
 * @see docs/domain/page-tree.md
 */
export function canReach(page: PageNode, user: AccessUser): boolean {
  for (const step of accessSteps(page, user)) if (!step.met) return false;
  return true;
}

/** Whether the user reaches at least one page with this path (any case, query and trailing slash ignored). */
export function canReachPath(tree: readonly PageNode[], path: string, user: AccessUser): boolean {
  return findPagesByPath(tree, path).some((page) => canReach(page, user));
}

/** Those of the users who can reach the page, in the given order. */
export function reachableUsers<User extends AccessUser>(page: PageNode, users: readonly User[]): User[] {
  return users.filter((user) => canReach(page, user));
}

/** The part of the tree that the user can reach, in its order: whoever reaches a page reaches what is above it. */
export function reachableTree(tree: readonly PageNode[], user: AccessUser): PageNode[] {
  return tree
    .filter((page) => canReach(page, user))
    .map((page) => ({ ...page, children: reachableTree(page.children, user) }));
}

/** Not locked out and holds `Administer`. */
export function isAdministrator(user: AccessUser): boolean {
  return !user.isLockedOut && user.roles.includes(ADMINISTER_ROLE);
}

/** Developer mode: the menu shows each entry's role list. */
export function isDeveloper(user: AccessUser): boolean {
  return user.roles.includes(DEVELOPER_ROLE);
}

function reasonToAdminister(page: PageNode): 'under-admin' | 'detached' | null {
  if (page.detached) return 'detached';
  return page.path !== null && isUnder(page.path, adminRoot) ? 'under-admin' : null;
}
