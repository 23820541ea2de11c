import { expect, test } from 'vitest';
import {
  findAccessChange,
  describeAccessChange,
  findUserAccessChange,
  losesAdministration,
} from './accessChange.ts';
import { pageRecord, user } from './pageFixtures.ts';
import { buildPageTree } from './pageTree.ts';

const tree = buildPageTree([
  pageRecord(1, { url: '', roles: 'JAS,MSC' }),
  pageRecord(2, { parentId: 1, roles: 'JAS' }),
  pageRecord(3, { parentId: 1 }),
]);
const users = [
  { name: 'both', ...user('JAS', 'MSC') },
  { name: 'jas', ...user('JAS') },
  { name: 'msc', ...user('MSC') },
  { name: 'other', ...user('Programmer') },
  { name: 'locked', roles: ['JAS', 'MSC'], isLockedOut: true },
];
const names = (list: { name: string }[]) => list.map(({ name }) => name);

test.each([
  { pageId: 2, newRoles: ['JAS'], gains: [], loses: [], why: 'no change' },
  { pageId: 2, newRoles: ['MSC'], gains: ['msc'], loses: ['jas'], why: 'one role replaces another' },
  { pageId: 2, newRoles: [], gains: ['msc'], loses: [], why: 'the parent page still requires a role' },
  {
    pageId: 2,
    newRoles: ['Programmer'],
    gains: [],
    loses: ['both', 'jas'],
    why: 'the page requires a role that no user has',
  },
  { pageId: 1, newRoles: [], gains: ['other'], loses: [], why: 'a parent page becomes accessible' },
  { pageId: 9, newRoles: [], gains: [], loses: [], why: 'an unknown page' },
])('page $pageId for $newRoles: $why', ({ pageId, newRoles, gains, loses }) => {
  const change = findAccessChange(tree, pageId, newRoles, users);
  expect({ gains: names(change.gains), loses: names(change.loses) }).toEqual({ gains, loses });
});

test('the effect of roles or a lock on a user: pages with a URL, in tree order', () => {
  const ids = (change: ReturnType<typeof findUserAccessChange>) => ({
    gains: change.gains.map((page) => page.pageId),
    loses: change.loses.map((page) => page.pageId),
  });
  expect(ids(findUserAccessChange(tree, user('X'), user('X', 'JAS')))).toEqual({ gains: [2, 3], loses: [] });
  expect(ids(findUserAccessChange(tree, user('JAS'), user('MSC')))).toEqual({ gains: [], loses: [2] });
  const locked = { roles: ['MSC'], isLockedOut: true };
  expect(ids(findUserAccessChange(tree, user('MSC'), locked))).toEqual({ gains: [], loses: [3] });
});

test.each([
  { gains: [1], loses: [], text: 'jdoe can now open 1 more page: Page 1' },
  { gains: [], loses: [2, 3], text: 'jdoe can no longer open 2 pages: Page 2, Page 3' },
  {
    gains: [1],
    loses: [3],
    text: 'jdoe can now open 1 more page: Page 1, and can no longer open 1 page: Page 3',
  },
  { gains: [], loses: [], text: 'jdoe can open the same pages as before' },
  {
    gains: [1, 2, 3, 4, 5, 6, 7],
    loses: [],
    text: 'jdoe can now open 7 more pages: Page 1, Page 2, Page 3, Page 4, Page 5 and 2 more',
  },
])('as text: $text', ({ gains, loses, text }) => {
  const pages = (ids: number[]) => buildPageTree(ids.map((id) => pageRecord(id)));
  expect(describeAccessChange('jdoe', { gains: pages(gains), loses: pages(loses) })).toBe(text);
});

test.each([
  { urls: ['/Home', '/Admin/Roles'], loses: true },
  { urls: ['/Home', '/Administration'], loses: false },
  { urls: [''], loses: false },
  { urls: [], loses: false },
])('losing $urls is a loss of administration: $loses', ({ urls, loses }) => {
  const pages = buildPageTree(urls.map((url, index) => pageRecord(index + 1, { url })));
  expect(losesAdministration({ loses: pages })).toBe(loses);
});
