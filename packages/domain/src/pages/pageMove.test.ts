import { expect, test } from 'vitest';
import { planPageMove } from './pageMove.ts';
import { pageRecord } from './pageFixtures.ts';
import { buildPageTree, flattenPages, type PageRecord } from './pageTree.ts';

/** 1 (10), 2 (20) above 21 (10) and 22 (20), 3 (30). */
const records = [
  pageRecord(1, { orderBy: 10 }),
  pageRecord(2, { orderBy: 20 }),
  pageRecord(3, { orderBy: 30 }),
  pageRecord(21, { parentId: 2, orderBy: 10 }),
  pageRecord(22, { parentId: 2, orderBy: 20 }),
];

test.each([
  { why: 'to the end', pageId: 1, parentId: 0, index: 2, orderBy: 40 },
  { why: 'to the start', pageId: 3, parentId: 0, index: 0, orderBy: 5 },
  { why: 'between two', pageId: 3, parentId: 0, index: 1, orderBy: 15 },
  { why: 'below another page', pageId: 3, parentId: 2, index: 1, orderBy: 15 },
  { why: 'below a page without children', pageId: 3, parentId: 1, index: 0, orderBy: 10 },
  { why: 'to the top level', pageId: 21, parentId: 0, index: 3, orderBy: 40 },
])('a move $why changes a single number', ({ pageId, parentId, index, orderBy }) =>
  expect(planPageMove(buildPageTree(records), { pageId, parentId, index })).toEqual([
    { pageId, parentId, orderBy },
  ]),
);

test('without an integer between them the number is a fraction', () => {
  const close = [pageRecord(1, { orderBy: 1 }), pageRecord(2, { orderBy: 2 }), pageRecord(3, { orderBy: 9 })];
  expect(planPageMove(buildPageTree(close), { pageId: 3, parentId: 0, index: 1 })).toEqual([
    { pageId: 3, parentId: 0, orderBy: 1.5 },
  ]);
});

test.each([
  { first: 3, places: [{ pageId: 2, parentId: 0, orderBy: 1 }] },
  { first: 1.5, places: [{ pageId: 2, parentId: 0, orderBy: 1 }] },
  { first: 1, places: [{ pageId: 2, parentId: 0, orderBy: 0.5 }] },
  {
    first: 0,
    places: [
      { pageId: 2, parentId: 0, orderBy: 10 },
      { pageId: 1, parentId: 0, orderBy: 20 },
    ],
  },
])('a page moved before one with the number $first', ({ first, places }) => {
  const pages = [pageRecord(1, { orderBy: first }), pageRecord(2, { orderBy: 90 })];
  expect(planPageMove(buildPageTree(pages), { pageId: 2, parentId: 0, index: 0 })).toEqual(places);
});

test('between two fractions the integer below them is not used', () => {
  const close = [1.5, 2.25, 9].map((orderBy, index) => pageRecord(index + 1, { orderBy }));
  expect(planPageMove(buildPageTree(close), { pageId: 3, parentId: 0, index: 1 })).toEqual([
    { pageId: 3, parentId: 0, orderBy: 1.875 },
  ]);
});

test('pages with equal numbers are renumbered only if that changes something', () => {
  const same = [10, 10, 10, 40].map((orderBy, index) => pageRecord(index + 1, { orderBy }));
  expect(planPageMove(buildPageTree(same), { pageId: 4, parentId: 0, index: 1 })).toEqual([
    { pageId: 4, parentId: 0, orderBy: 20 },
    { pageId: 2, parentId: 0, orderBy: 30 },
    { pageId: 3, parentId: 0, orderBy: 40 },
  ]);
});

test.each([
  { pageId: 99, parentId: 0 },
  { pageId: 1, parentId: 99 },
])('an unknown page or parent is not moved: $pageId below $parentId', ({ pageId, parentId }) =>
  expect(planPageMove(buildPageTree(records), { pageId, parentId, index: 0 })).toEqual([]),
);

test('a moved page is at its new place, and the others keep their order', () => {
  const numbers = [-5, 0, 0, 1, 1, 2, 7, 7.25];
  const pages = numbers.map((orderBy, index) => pageRecord(index + 1, { orderBy }));
  const idsOf = (list: readonly PageRecord[]) =>
    flattenPages(buildPageTree(list)).map(({ pageId }) => pageId);
  for (const { pageId } of pages) {
    for (let index = 0; index < pages.length; index += 1) {
      const places = planPageMove(buildPageTree(pages), { pageId, parentId: 0, index });
      const after = pages.map((page) => ({
        ...page,
        ...places.find((place) => place.pageId === page.pageId),
      }));
      const expected = idsOf(pages)
        .filter((id) => id !== pageId)
        .toSpliced(index, 0, pageId);
      expect(idsOf(after)).toEqual(expected);
    }
  }
});
