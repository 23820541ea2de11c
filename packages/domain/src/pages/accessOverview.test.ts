import { expect, test } from 'vitest';
import { countByRole, countPagesOfUsers, countUsersOfPages } from './accessOverview.ts';
import { pageRecord, user } from './pageFixtures.ts';
import { buildPageTree, flattenPages } from './pageTree.ts';

const tree = buildPageTree([
  pageRecord(1, { roles: 'JAS' }),
  pageRecord(2, { parentId: 1, roles: 'JAS,MSC' }),
  pageRecord(3),
]);
const users = [user('JAS'), user('JAS', 'MSC'), user('MSC'), user()];

test('roles have the numbers of their users and of the pages that name them, in the given order', () =>
  expect(countByRole(['MSC', 'JAS', 'Developer'], users, flattenPages(tree))).toEqual([
    { rolename: 'MSC', users: 2, pages: 1 },
    { rolename: 'JAS', users: 2, pages: 2 },
    { rolename: 'Developer', users: 0, pages: 0 },
  ]));

test('users have the number of pages that they can open', () =>
  expect(countPagesOfUsers(users, tree).map(({ roles, pages }) => [roles.join(), pages])).toEqual([
    ['JAS', 3],
    ['JAS,MSC', 3],
    ['MSC', 1],
    ['', 0],
  ]));

test('pages have the number of users who can open them, children after their parent', () =>
  expect(countUsersOfPages(tree, users).map((page) => [page.pageId, page.users])).toEqual([
    [1, 2],
    [2, 2],
    [3, 3],
  ]));
