import { type AccessUser, filterAccessibleTree, filterUsersWithAccess } from './access.ts';
import { flattenPages, type PageNode } from './pageTree.ts';

/** A role with the numbers of its users and of the pages that it opens. */
export interface RoleCounts {
  rolename: string;
  users: number;
  pages: number;
}

interface WithRoles {
  roles: readonly string[];
}

/** Counts the users with each role and the pages that name it. */
export function countByRole(
  rolenames: readonly string[],
  users: readonly WithRoles[],
  pages: readonly WithRoles[],
): RoleCounts[] {
  return rolenames.map((rolename) => ({
    rolename,
    users: users.filter(({ roles }) => roles.includes(rolename)).length,
    pages: pages.filter(({ roles }) => roles.includes(rolename)).length,
  }));
}

/** Counts the pages that each user can open. */
export function countPagesOfUsers<User extends AccessUser>(
  users: readonly User[],
  tree: readonly PageNode[],
): (User & { pages: number })[] {
  return users.map((user) => ({ ...user, pages: flattenPages(filterAccessibleTree(tree, user)).length }));
}

/** Counts the users who can open each page, in the order of the tree. */
export function countUsersOfPages(
  tree: readonly PageNode[],
  users: readonly AccessUser[],
): (PageNode & { users: number })[] {
  return flattenPages(tree).map((page) => ({ ...page, users: filterUsersWithAccess(page, users).length }));
}
