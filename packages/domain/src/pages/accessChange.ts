import { canReach, type AccessUser } from './access.ts';
import { flattenPages, type PageNode } from './pageTree.ts';

/**
 * Who would gain and who would lose the page if it named `newRoles` instead of its own, in the order of `users`. The
 * pages below it change for these users only: whoever opens one of them opens the page too. A page that is not in the
 * tree is reached by nobody, before and after.
 * @see docs/domain/page-tree.md, "What a change does"
 */
export function accessChange<User extends AccessUser>(
  tree: readonly PageNode[],
  pageId: number,
  newRoles: readonly string[],
  users: readonly User[],
): { gains: User[]; loses: User[] } {
  const page = flattenPages(tree).find((each) => each.pageId === pageId);
  if (!page) return { gains: [], loses: [] };
  const changed: PageNode = { ...page, roles: newRoles };
  return {
    gains: users.filter((user) => canReach(changed, user) && !canReach(page, user)),
    loses: users.filter((user) => canReach(page, user) && !canReach(changed, user)),
  };
}

/**
 * The pages a user would gain and lose by becoming `after`, in the order of the tree. Only pages with an address
 * count: a group cannot be opened.
 */
export function userAccessChange(
  tree: readonly PageNode[],
  before: AccessUser,
  after: AccessUser,
): { gains: PageNode[]; loses: PageNode[] } {
  const pages = flattenPages(tree).filter((page) => page.url !== '');
  return {
    gains: pages.filter((page) => canReach(page, after) && !canReach(page, before)),
    loses: pages.filter((page) => canReach(page, before) && !canReach(page, after)),
  };
}
