import {
  type AccessUser,
  ADMINISTER_ROLE,
  filterAccessibleTree,
  filterUsersWithAccess,
  listAccessRequirements,
} from './access.ts';
import { flattenPages, type PageNode } from './pageTree.ts';

/** Who has a role, and which pages name it. */
export interface RoleUse {
  rolename: string;
  /** Number of users with the role. */
  users: number;
  /** Number of users who have no other role, and can open no page without it. */
  onlyRoleOf: number;
  pages: readonly PageNode[];
}

export function listRoleUses(
  rolenames: readonly string[],
  users: readonly Pick<AccessUser, 'roles'>[],
  tree: readonly PageNode[],
): RoleUse[] {
  const pages = flattenPages(tree);
  return rolenames.map((rolename) => {
    const having = users.filter(({ roles }) => roles.includes(rolename));
    return {
      rolename,
      users: having.length,
      onlyRoleOf: having.filter(({ roles }) => roles.length === 1).length,
      pages: pages.filter(({ roles }) => roles.includes(rolename)),
    };
  });
}

/** Users with the same roles, who can open the same pages. */
export interface RoleGroup<User> {
  /** Such as `JAS, StatusMessage`. */
  roles: string;
  users: readonly User[];
  /** Number of pages that they can open. */
  pages: number;
}

/** Groups of active users by their roles, the largest first. */
export function groupUsersByRoles<User extends AccessUser>(
  users: readonly User[],
  tree: readonly PageNode[],
): RoleGroup<User>[] {
  return groupBy(users, ({ roles }) => roles.toSorted().join(', '))
    .map(([roles, members]) => ({
      roles,
      users: members,
      pages: flattenPages(filterAccessibleTree(tree, members[0] as User)).length,
    }))
    .toSorted((one, other) => other.users.length - one.users.length);
}

/** Pages that require the same roles, and that the same users can open. */
export interface PageGroup {
  /** Such as `Coleman or JAS`, or `JAS, and MSC` if both are required; empty if any role is enough. */
  roles: string;
  pages: readonly PageNode[];
  /** Number of users who can open them. */
  users: number;
}

/** Groups of pages by the roles that they and their ancestors require, in the order of the tree. */
export function groupPagesByRoles(tree: readonly PageNode[], users: readonly AccessUser[]): PageGroup[] {
  return groupBy(flattenPages(tree), formatRequiredRoles).map(([roles, pages]) => ({
    roles,
    pages,
    users: filterUsersWithAccess(pages[0] as PageNode, users).length,
  }));
}

function formatRequiredRoles(page: PageNode): string {
  const required = [...listAccessRequirements(page, { roles: [], isLockedOut: false })].flatMap((step) => {
    if (step.kind === 'administer') return [[ADMINISTER_ROLE]];
    return step.kind === 'role' ? [step.roles.toSorted()] : [];
  });
  const parts = required
    // What another requirement implies says nothing more.
    .filter((roles) => !required.some((other) => isStricter(other, roles)))
    .map((roles) => [roles.slice(0, -1).join(', '), ...roles.slice(-1)].filter(Boolean).join(' or '));
  return [...new Set(parts)].toSorted().join(', and ');
}

function isStricter(roles: readonly string[], than: readonly string[]): boolean {
  return roles.length < than.length && roles.every((role) => than.includes(role));
}

function groupBy<Item>(
  items: readonly Item[],
  toKey: (item: Item) => string,
): [key: string, items: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(toKey(item), [...(groups.get(toKey(item)) ?? []), item]);
  return [...groups];
}
