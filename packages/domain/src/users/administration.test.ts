import { expect, test } from 'vitest';
import { pageRecord, user } from '../pages/pageFixtures.ts';
import { buildPageTree, type PageRecord } from '../pages/pageTree.ts';
import { findLostAdministration } from './administration.ts';

const admin = pageRecord(1, { pageName: 'Admin', url: '/Admin', roles: 'Administer' });
const pages = pageRecord(2, { parentId: 1, pageName: 'Web Site Pages', url: '/Admin/Pages' });
const tree = (...records: PageRecord[]) => buildPageTree(records);
const ada = user('Administer', 'JAS');
const bob = user('Administer');
const locked = { ...user('Administer', 'JAS'), isLockedOut: true };
const staff = user('JAS');
const whole = tree(admin, pages);

test.each([
  { why: 'no change', before: [ada], after: [ada], lost: null },
  { why: 'one of two administrators is removed', before: [ada, bob], after: [bob], lost: null },
  { why: 'the last one is removed', before: [ada, staff], after: [staff], lost: 'administrators' },
  { why: 'the last one is locked', before: [ada], after: [locked, staff], lost: 'administrators' },
  { why: 'there was none before', before: [staff], after: [], lost: null },
])('users: $why', ({ before, after, lost }) => {
  expect(findLostAdministration({ tree: whole, users: before }, { tree: whole, users: after })).toBe(lost);
});

const narrow = (roles: string) => tree({ ...admin, roles }, pages);

test.each([
  { why: 'the page is deleted', after: tree(admin), users: [ada], lost: 'pages' },
  {
    why: 'the page is moved below another page',
    after: tree(admin, { ...pages, url: '/Elsewhere' }),
    users: [ada],
    lost: 'pages',
  },
  {
    why: 'its parent requires a role that no user has',
    after: narrow('Coleman'),
    users: [ada, bob],
    lost: 'pages',
  },
  {
    why: 'its parent requires a role that one of them has',
    after: narrow('JAS'),
    users: [ada, bob],
    lost: null,
  },
  {
    why: 'its parent requires a role that only a locked user has',
    after: narrow('JAS'),
    users: [bob, locked],
    lost: 'pages',
  },
  {
    why: 'it is in the tree twice',
    after: tree({ ...pages, parentId: 0 }),
    users: [bob],
    lost: null,
  },
])('pages: $why', ({ after, users, lost }) => {
  expect(findLostAdministration({ tree: whole, users }, { tree: after, users })).toBe(lost);
});

test('a portal without the page cannot lose it', () => {
  expect(
    findLostAdministration({ tree: tree(), users: [ada] }, { tree: tree(admin), users: [ada] }),
  ).toBeNull();
});

test('removing the role required by a parent page counts like a change of the page', () => {
  const before = { tree: narrow('JAS'), users: [ada, bob] };
  expect(findLostAdministration(before, { ...before, users: [bob] })).toBe('pages');
});
