import { canOpenPage, type AccessUser } from './access.ts';
import { flattenPages, type PageNode } from './pageTree.ts';

/**
 * The users who gain or lose access if the page's roles are replaced by `newRoles`, in the order of `users`. Access
 * to its descendants can change only for these users, because it requires access to the page. For an unknown page
 * both lists are empty.
 * @see docs/domain/page-tree.md, "What a change does"
 */
export function findAccessChange<User extends AccessUser>(
  tree: readonly PageNode[],
  pageId: number,
  newRoles: readonly string[],
  users: readonly User[],
): { gains: User[]; loses: User[] } {
  const page = flattenPages(tree).find((each) => each.pageId === pageId);
  if (!page) return { gains: [], loses: [] };
  const changed: PageNode = { ...page, roles: newRoles };
  return {
    gains: users.filter((user) => canOpenPage(changed, user) && !canOpenPage(page, user)),
    loses: users.filter((user) => canOpenPage(page, user) && !canOpenPage(changed, user)),
  };
}

/**
 * The pages a user gains and loses when `before` becomes `after`, in tree order. Only pages with a URL count: a group
 * cannot be opened.
 */
export function findUserAccessChange(
  tree: readonly PageNode[],
  before: AccessUser,
  after: AccessUser,
): { gains: PageNode[]; loses: PageNode[] } {
  const pages = flattenPages(tree).filter((page) => page.url !== '');
  return {
    gains: pages.filter((page) => canOpenPage(page, after) && !canOpenPage(page, before)),
    loses: pages.filter((page) => canOpenPage(page, before) && !canOpenPage(page, after)),
  };
}

const maxNamed = 5;

/** The result of `findUserAccessChange` as a sentence: `jdoe can now open 2 more pages: Mailers, Add Mailer`. */
export function describeAccessChange(
  userName: string,
  { gains, loses }: ReturnType<typeof findUserAccessChange>,
): string {
  const parts = [
    ...(gains.length > 0
      ? [`can now open ${formatPageCount(gains.length, 'more')}: ${formatPageNames(gains)}`]
      : []),
    ...(loses.length > 0
      ? [`can no longer open ${formatPageCount(loses.length)}: ${formatPageNames(loses)}`]
      : []),
  ];
  return `${userName} ${parts.join(', and ') || 'can open the same pages as before'}`;
}

function formatPageCount(count: number, more = ''): string {
  return [count, more, count === 1 ? 'page' : 'pages'].filter(Boolean).join(' ');
}

function formatPageNames(pages: readonly PageNode[]): string {
  const names = pages.slice(0, maxNamed).map(({ pageName }) => pageName);
  const rest = pages.length - names.length;
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ');
}

/** Whether a user loses pages of the administration. Users keep their own: they could not undo the loss. */
export function losesAdministration({ loses }: { loses: readonly PageNode[] }): boolean {
  return loses.some(({ path }) => path?.startsWith('/admin/') === true);
}
