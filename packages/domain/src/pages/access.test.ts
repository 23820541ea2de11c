import { describe, expect, test } from 'vitest';
import {
  canOpenPage,
  canOpenPath,
  isAdministrator,
  isDeveloper,
  filterAccessibleTree,
  filterUsersWithAccess,
} from './access.ts';
import { pageRecord, user } from './pageFixtures.ts';
import { buildPageTree, flattenPages, type PageNode } from './pageTree.ts';

const tree = buildPageTree([
  pageRecord(1, { url: '' }),
  pageRecord(2, { url: '', roles: 'JAS' }),
  pageRecord(3, { parentId: 2, roles: 'MSC,Programmer' }),
  pageRecord(4, { parentId: 3 }),
  pageRecord(5, { url: '/Admin' }),
  pageRecord(6, { parentId: 5, url: '', roles: 'JAS' }),
  pageRecord(7, { url: '/%41dmin/Pages/' }),
  pageRecord(8, { url: '/Administration' }),
  pageRecord(9, { parentId: 99 }),
  pageRecord(10, { parentId: 9 }),
]);
const page = (id: number): PageNode => {
  const found = flattenPages(tree).find((each) => each.pageId === id);
  if (!found) throw new Error(`no page ${id}`);
  return found;
};

describe('canOpenPage', () => {
  test.each([
    { id: 1, roles: ['JAS'], reaches: true, why: 'a page without roles requires no particular role' },
    { id: 1, roles: [], reaches: false, why: 'a user without roles cannot open it' },
    { id: 2, roles: ['JAS'], reaches: true, why: 'the role of the page' },
    { id: 2, roles: ['MSC'], reaches: false, why: 'another role' },
    { id: 2, roles: ['jas'], reaches: false, why: 'role names are exact' },
    { id: 3, roles: ['MSC'], reaches: false, why: 'the role of the page but not of its parent' },
    { id: 3, roles: ['JAS', 'Programmer'], reaches: true, why: 'one role of each page is enough' },
    { id: 4, roles: ['JAS'], reaches: false, why: 'a page without roles under one with roles' },
    { id: 4, roles: ['JAS', 'MSC'], reaches: true, why: 'the page with the roles of its parent' },
    { id: 5, roles: ['Programmer'], reaches: false, why: '/Admin requires Administer even without roles' },
    { id: 5, roles: ['Administer'], reaches: true, why: 'Administer gives access to it' },
    { id: 6, roles: ['JAS'], reaches: false, why: 'also to pages below /Admin' },
    { id: 6, roles: ['Administer'], reaches: false, why: 'Administer does not replace the role of the page' },
    { id: 6, roles: ['Administer', 'JAS'], reaches: true, why: 'both roles' },
    { id: 7, roles: ['JAS'], reaches: false, why: '/Admin in any spelling' },
    { id: 8, roles: ['JAS'], reaches: true, why: '/Administration is not under /Admin' },
    { id: 9, roles: ['JAS'], reaches: false, why: 'the ancestors of an orphan are unknown' },
    { id: 10, roles: ['JAS'], reaches: false, why: 'also for a page below an orphan' },
    { id: 10, roles: ['Administer'], reaches: true, why: 'an administrator can repair it' },
  ])('page $id with $roles: $reaches ($why)', ({ id, roles, reaches }) => {
    expect(canOpenPage(page(id), user(...roles))).toBe(reaches);
    expect(canOpenPage(page(id), { roles, isLockedOut: true })).toBe(false);
  });
});

test('filterUsersWithAccess keeps the order and the fields of its input', () => {
  const users = [
    { name: 'b', ...user('JAS') },
    { name: 'x', ...user() },
    { name: 'a', ...user('JAS', 'MSC') },
    { name: 'locked', roles: ['JAS'], isLockedOut: true },
  ];
  expect(filterUsersWithAccess(page(2), users).map((each) => each.name)).toEqual(['b', 'a']);
});

test('filterAccessibleTree keeps accessible pages in their places', () => {
  const reached = filterAccessibleTree(tree, user('JAS', 'MSC'));
  expect(flattenPages(reached).map(({ pageId }) => pageId)).toEqual([1, 2, 3, 4, 8]);
  expect(reached.map(({ pageId }) => pageId)).toEqual([1, 2, 8]);
});

test('canOpenPath requires one accessible page with the path', () => {
  const twice = buildPageTree([
    pageRecord(1, { url: '/Offers', roles: 'JAS' }),
    pageRecord(2, { url: '/offers/', roles: 'MSC' }),
  ]);
  expect(canOpenPath(twice, '/Offers', user('MSC'))).toBe(true);
  expect(canOpenPath(twice, '/Offers', user('Coleman'))).toBe(false);
  expect(canOpenPath(twice, '/Unknown', user('Administer'))).toBe(false);
});

test('administrators and developers are identified by their role', () => {
  expect(isAdministrator(user('Administer'))).toBe(true);
  expect(isAdministrator({ roles: ['Administer'], isLockedOut: true })).toBe(false);
  expect(isAdministrator(user('JAS'))).toBe(false);
  expect(isDeveloper(user('Developer'))).toBe(true);
  expect(isDeveloper(user('Programmer'))).toBe(false);
});
