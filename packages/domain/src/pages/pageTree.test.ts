import { describe, expect, test } from 'vitest';
import { pageRecord } from './pageFixtures.ts';
import {
  buildPageTree,
  findPagesByPath,
  flattenPages,
  joinNames,
  splitNames,
  withAncestors,
  type PageNode,
} from './pageTree.ts';

const shape = (tree: readonly PageNode[]): unknown[] =>
  tree.map((page) => (page.children.length ? [page.pageId, shape(page.children)] : page.pageId));

describe('buildPageTree', () => {
  test('nests pages under their parents whatever the order of the list', () => {
    const tree = buildPageTree([
      pageRecord(3, { parentId: 2 }),
      pageRecord(2, { parentId: 1 }),
      pageRecord(1),
      pageRecord(4),
    ]);
    expect(shape(tree)).toEqual([[1, [[2, [3]]]], 4]);
    const lowest = flattenPages(tree).find((page) => page.pageId === 3);
    expect(lowest && withAncestors(lowest).map((page) => page.pageId)).toEqual([3, 2, 1]);
  });

  test('orders siblings by orderBy, then name, then id', () => {
    const tree = buildPageTree([
      pageRecord(1, { orderBy: 20, pageName: 'B' }),
      pageRecord(2, { orderBy: 20, pageName: 'a' }),
      pageRecord(3, { orderBy: 3, pageName: 'Z' }),
      pageRecord(5, { orderBy: 20, pageName: 'B' }),
    ]);
    expect(shape(tree)).toEqual([3, 2, 1, 5]);
  });

  test('parses the lists that the API stores as text', () => {
    const [page] = buildPageTree([pageRecord(1, { roles: ' JAS, MSC,,', serverRoles: 'A  B' })]);
    expect(page).toMatchObject({ roles: ['JAS', 'MSC'], serverRoles: ['A', 'B'], toolTip: '', icon: '' });
  });

  test('keeps a page whose parent is missing, at the top level and marked', () => {
    const tree = buildPageTree([pageRecord(1), pageRecord(2, { parentId: 99 })]);
    expect(shape(tree)).toEqual([1, 2]);
    expect(tree.map((page) => page.detached)).toEqual([false, true]);
  });

  test.each([
    { name: 'a page that is its own parent', parents: { 1: 1 }, tree: [1], cut: [1] },
    { name: 'two pages above each other', parents: { 1: 2, 2: 1 }, tree: [[1, [2]]], cut: [1] },
    {
      name: 'a page hanging from a circle',
      parents: { 1: 3, 2: 3, 3: 2 },
      tree: [[2, [[3, [1]]]]],
      cut: [2],
    },
    {
      name: 'two circles',
      parents: { 1: 2, 2: 1, 3: 4, 4: 3 },
      tree: [
        [1, [2]],
        [3, [4]],
      ],
      cut: [1, 3],
    },
  ])('cuts $name without losing a page', ({ parents, tree, cut }) => {
    const records = Object.entries(parents).map(([id, parentId]) => pageRecord(Number(id), { parentId }));
    const forward = buildPageTree(records);
    expect(shape(forward)).toEqual(tree);
    expect(shape(buildPageTree(records.toReversed()))).toEqual(tree);
    expect(
      flattenPages(forward)
        .filter((page) => page.detached)
        .map((page) => page.pageId),
    ).toEqual(cut);
  });

  test('keeps every page and never loops, whatever the parents are', () => {
    let chance = 1;
    const next = (below: number) => (chance = (chance * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 300; round += 1) {
      const count = 1 + next(12);
      const records = Array.from({ length: count }, (_, index) =>
        pageRecord(index + 1, { parentId: next(count + 2) }),
      );
      const pages = flattenPages(buildPageTree(records));
      expect(pages.map((page) => page.pageId).toSorted((a, b) => a - b)).toEqual(
        records.map((record) => record.pageId),
      );
      for (const page of pages) expect(page.parent?.children ?? [page]).toContain(page);
    }
  });

  test('keeps both pages with a duplicate ID', () => {
    const tree = buildPageTree([pageRecord(1), pageRecord(1), pageRecord(2, { parentId: 1 })]);
    expect(flattenPages(tree)).toHaveLength(3);
  });
});

describe('finding a page by its path', () => {
  const tree = buildPageTree([
    pageRecord(1, { url: '' }),
    pageRecord(2, { parentId: 1, url: '/Campaigns/MailerList' }),
    pageRecord(3, { url: '/Campaigns/MailerList?view=all' }),
    pageRecord(4, { url: 'https://reports.example/Campaigns/MailerList' }),
    pageRecord(5, { url: '/' }),
  ]);

  test.each([
    { path: '/Campaigns/MailerList', id: 2 },
    { path: '/campaigns/MAILERLIST/', id: 2 },
    { path: '/Campaigns/MailerList?page=3', id: 2 },
    { path: '/', id: 5 },
    { path: '/Campaigns', id: undefined },
    { path: '/Campaigns/MailerList/x', id: undefined },
  ])('$path is page $id', ({ path, id }) => expect(findPagesByPath(tree, path)[0]?.pageId).toBe(id));

  test('a screen can be in the tree twice', () => {
    expect(findPagesByPath(tree, '/Campaigns/MailerList').map((page) => page.pageId)).toEqual([2, 3]);
  });
});

test('splitNames drops blanks and empty names', () => {
  expect(splitNames('a, b ,,', 'roles')).toEqual(['a', 'b']);
  expect(splitNames(null, 'serverRoles')).toEqual([]);
});

test('joinNames returns the stored form of a list', () => {
  expect(joinNames(['a', 'b'], 'roles')).toBe('a,b');
  expect(joinNames(['a', 'b'], 'serverRoles')).toBe('a b');
});

test('a URL is trimmed, and an icon is kept', () => {
  const [page] = buildPageTree([pageRecord(1, { url: ' /Home ', imageUrl: '/home.png' })]);
  expect(page).toMatchObject({ url: '/Home', path: '/home', imageUrl: '/home.png' });
  expect(buildPageTree([pageRecord(1)])[0]?.imageUrl).toBe('');
});
