import { expect, test } from 'vitest';
import {
  findPagePosition,
  readFromBeginning,
  readPage,
  toListOrder,
  toReadDirection,
  toTotals,
} from './paging.ts';

test.each([
  { rows: 0, page: 1, size: 100, place: [1, 1, 'forwards', 0, 0], why: 'an empty list has one page' },
  { rows: 0, page: 7, size: 100, place: [1, 1, 'forwards', 0, 0], why: 'and no other page' },
  { rows: 250, page: 1, size: 100, place: [1, 3, 'forwards', 0, 100], why: 'the first page' },
  { rows: 250, page: 2, size: 100, place: [2, 3, 'backwards', 50, 100], why: 'nearer to the end' },
  { rows: 250, page: 3, size: 100, place: [3, 3, 'backwards', 0, 50], why: 'the last page is not full' },
  { rows: 250, page: 4, size: 100, place: [3, 3, 'backwards', 0, 50], why: 'the last page is the maximum' },
  { rows: 300, page: 3, size: 100, place: [3, 3, 'backwards', 0, 100], why: 'the last page is full' },
  { rows: 100, page: 1, size: 100, place: [1, 1, 'forwards', 0, 100], why: 'one full page' },
  {
    rows: 1_000_000,
    page: 5_000,
    size: 100,
    place: [5_000, 10_000, 'forwards', 499_900, 100],
    why: 'just before the middle',
  },
  {
    rows: 1_000_000,
    page: 5_001,
    size: 100,
    place: [5_001, 10_000, 'backwards', 499_900, 100],
    why: 'just after the middle',
  },
])('page $page of $rows rows by $size: $why', ({ rows, page, size, place }) => {
  const found = findPagePosition(rows, page, size);
  expect([
    found.pageNumber,
    found.totalPagesAvailable,
    found.isReversed ? 'backwards' : 'forwards',
    found.offset,
    found.limit,
  ]).toEqual(place);
});

const inFirstHalf = findPagePosition(250, 1);
const inSecondHalf = findPagePosition(250, 3);

test.each([
  { position: inFirstHalf, rows: ['a', 'b'], half: 'first' },
  { position: inSecondHalf, rows: ['b', 'a'], half: 'second' },
])('rows of the $half half are returned in list order', ({ position, rows }) => {
  expect(toListOrder(position, ['a', 'b'])).toEqual(rows);
});

test.each([
  { position: inFirstHalf, order: 'asc', direction: 'asc' },
  { position: inFirstHalf, order: 'desc', direction: 'desc' },
  { position: inSecondHalf, order: 'asc', direction: 'desc' },
  { position: inSecondHalf, order: 'desc', direction: 'asc' },
] as const)('$order is read $direction', ({ position, order, direction }) => {
  expect(toReadDirection(position, order).toOperationNode()).toMatchObject({ sqlFragments: [direction] });
});

test('a page has its rows and its position in the list', async () => {
  const { rows, page } = await readPage(250, { pageNumber: 4 }, async ({ limit }) =>
    Array.from({ length: limit }, (_, index) => index),
  );
  expect(rows).toHaveLength(50);
  expect(page).toEqual({ rowCount: 250, pageNumber: 3, rowsReturned: 50, totalPagesAvailable: 3 });
});

test('lists of the other two APIs return the totals only', () => {
  expect(toTotals(inFirstHalf)).toEqual({ totalRows: 250, totalPages: 3 });
});

test.each([
  { page: 1, offset: 0, limit: 100 },
  { page: 2, offset: 100, limit: 100 },
  { page: 3, offset: 200, limit: 50 },
])('page $page of 250 rows can be read from the beginning', ({ page, offset, limit }) => {
  expect(readFromBeginning(findPagePosition(250, page, 100))).toMatchObject({
    isReversed: false,
    offset,
    limit,
  });
});
