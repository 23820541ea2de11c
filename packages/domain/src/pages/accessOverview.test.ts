import { expect, test } from 'vitest';
import { groupPagesByRoles, groupUsersByRoles, listRoleUses } from './accessOverview.ts';
import { pageRecord, user } from './pageFixtures.ts';
import { buildPageTree } from './pageTree.ts';

const tree = buildPageTree([
  pageRecord(1, { roles: 'MSC,JAS' }),
  pageRecord(2, { parentId: 1, roles: 'JAS' }),
  pageRecord(3, { parentId: 1 }),
  pageRecord(4, { parentId: 1, roles: 'JAS,MSC' }),
  pageRecord(5, { parentId: 1, roles: 'Coleman,JAS' }),
  pageRecord(6),
  pageRecord(9, { roles: 'MSC,JAS,Coleman' }),
  pageRecord(7, { url: '/Admin', roles: 'Administer' }),
  pageRecord(8, { url: '/Admin/Roles' }),
]);
const users = [user('JAS', 'MSC'), user('JAS'), user('MSC', 'JAS'), user('MSC'), user(), user('MSC', 'JAS')];

test('a role has its users, those without another role, and the pages that name it, in the given order', () =>
  expect(
    listRoleUses(['MSC', 'JAS', 'Developer'], users, tree).map(({ pages, ...use }) => ({
      ...use,
      pages: pages.map(({ pageId }) => pageId),
    })),
  ).toEqual([
    { rolename: 'MSC', users: 4, onlyRoleOf: 1, pages: [1, 4, 9] },
    { rolename: 'JAS', users: 4, onlyRoleOf: 1, pages: [1, 2, 4, 5, 9] },
    { rolename: 'Developer', users: 0, onlyRoleOf: 0, pages: [] },
  ]));

test('users with the same roles in any order are one group with the pages that they can open; large groups first', () =>
  expect(
    groupUsersByRoles(users, tree).map((group) => [group.roles, group.users.length, group.pages]),
  ).toEqual([
    ['JAS, MSC', 3, 7],
    ['JAS', 1, 7],
    ['MSC', 1, 5],
    ['', 1, 0],
  ]));

test('a large group comes first, wherever its users are', () =>
  expect(groupUsersByRoles([user('MSC'), user('JAS'), user('JAS')], tree).map(({ roles }) => roles)).toEqual([
    'JAS',
    'MSC',
  ]));

test('a requirement that shares a role with a longer one is not implied by it', () => {
  const [, child] = groupPagesByRoles(
    buildPageTree([
      pageRecord(1, { roles: 'MSC,JAS,Coleman' }),
      pageRecord(2, { parentId: 1, roles: 'JAS,Developer' }),
    ]),
    users,
  );
  expect(child?.roles).toBe('Coleman, JAS or MSC, and Developer or JAS');
});

test('pages are grouped by what they and their ancestors require, without what is implied', () =>
  expect(
    groupPagesByRoles(tree, users).map(({ roles, pages, users: count }) => [
      roles,
      pages.map(({ pageId }) => pageId),
      count,
    ]),
  ).toEqual([
    ['JAS or MSC', [1, 3, 4], 5],
    ['JAS', [2], 4],
    ['Coleman or JAS, and JAS or MSC', [5], 4],
    ['', [6], 5],
    ['Administer', [7, 8], 0],
    ['Coleman, JAS or MSC', [9], 5],
  ]));
