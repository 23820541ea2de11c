import {
  buildPageTree,
  flattenPages,
  type PageNode,
  type PageRecord,
  type UserWithRoles,
} from '@portal/domain';
import { userOf } from '../users/userFixture.ts';

function record(
  pageId: number,
  parentId: number,
  pageName: string,
  rest: Partial<PageRecord> = {},
): PageRecord {
  return {
    pageId,
    parentId,
    pageName,
    url: `/${pageName.replaceAll(' ', '')}`,
    roles: '',
    serverRoles: '',
    mainMenu: true,
    orderBy: pageId,
    toolTip: null,
    imageUrl: null,
    icon: null,
    ...rest,
  };
}

/** Pages for stories: groups, pages with and without roles, one under /Admin. */
export const pageTree: PageNode[] = buildPageTree([
  record(1, 0, 'Home'),
  record(2, 0, 'Campaigns', { roles: 'JAS,MSC', serverRoles: 'reports' }),
  record(3, 2, 'Mailers', { serverRoles: 'reports archive' }),
  record(4, 2, 'Add Mailer', { roles: 'JAS' }),
  record(5, 0, 'Admin', { url: '/Admin', roles: 'Administer' }),
  record(6, 5, 'Web Site Pages', { url: '/Admin/Pages' }),
]);

export function pageNamed(name: string): PageNode {
  const found = flattenPages(pageTree).find((page) => page.pageName === name);
  if (!found) throw new Error(`no page ${name}`);
  return found;
}

/** Five thousand pages: fifty groups of ninety-nine. */
export function manyPages(): PageNode[] {
  const groups = Array.from({ length: 50 }, (_unused, index) =>
    record(index * 100 + 1, 0, `Group ${index + 1}`),
  );
  const pages = groups.flatMap(({ pageId }) =>
    Array.from({ length: 99 }, (_unused, index) =>
      record(pageId + index + 1, pageId, `Page ${pageId + index + 1}`, { roles: 'JAS,MSC' }),
    ),
  );
  return buildPageTree([...groups, ...pages]);
}

function person(
  userId: number,
  username: string,
  roles: readonly string[],
  isLockedOut = false,
): UserWithRoles {
  const [firstName = '', lastName = ''] = username
    .split('.')
    .map((part) => part[0]?.toUpperCase() + part.slice(1));
  const email = `${username}@example.com`;
  return { ...userOf({ userId, username, firstName, lastName, email, isLockedOut }), roles };
}

export const people: readonly UserWithRoles[] = [
  person(1, 'anna.admin', ['Administer', 'JAS']),
  person(2, 'carl.care', ['MSC']),
  person(3, 'lou.locked', ['JAS'], true),
  person(4, 'nora.noroles', []),
];
