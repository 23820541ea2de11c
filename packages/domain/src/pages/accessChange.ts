import { canReach, type AccessUser } from './access.ts';
import { flattenPages, type PageNode } from './pageTree.ts';

/**
 * The users who gain or lose access if the page's roles are replaced by `newRoles`, in the order of `users`. Access
 * to its descendants can change only for these users, because it requires access to the page. For an unknown page
 * both lists are empty.
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
 * The pages a user gains and loses when `before` becomes `after`, in tree order. Only pages with a URL count: a group
 * cannot be opened.
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

const maxNamed = 5;

/** The result of `userAccessChange` as a sentence: `jdoe can now open 2 more pages: Mailers, Add Mailer`. */
export function pageEffectText(
  userName: string,
  { gains, loses }: ReturnType<typeof userAccessChange>,
): string {
  const parts = [
    ...(gains.length > 0 ? [`can now open ${countText(gains.length, 'more')}: ${namesText(gains)}`] : []),
    ...(loses.length > 0 ? [`can no longer open ${countText(loses.length)}: ${namesText(loses)}`] : []),
  ];
  return `${userName} ${parts.join(', and ') || 'can open the same pages as before'}`;
}

function countText(count: number, more = ''): string {
  return [count, more, count === 1 ? 'page' : 'pages'].filter(Boolean).join(' ');
}

function namesText(pages: readonly PageNode[]): string {
  const names = pages.slice(0, maxNamed).map(({ pageName }) => pageName);
  const rest = pages.length - names.length;
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ');
}
