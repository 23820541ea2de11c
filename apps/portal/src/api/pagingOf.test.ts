import { expect, test } from 'vitest';
import { pagingOf } from './pagingOf.ts';

const data = { pageNumber: 3, totalPagesAvailable: 3, rowCount: 296, rowsReturned: 96 };

test('before the first answer nothing is known, nor when it failed over older rows', () => {
  expect(pagingOf({ data: undefined, isError: false })).toBeNull();
  expect(pagingOf({ data, isError: true })).toBeNull();
  expect(pagingOf({ data: {} as typeof data, isError: false })).toBeNull();
});

test('the answer tells the page, which may be another than was asked for', () => {
  expect(pagingOf({ data, isError: false })).toEqual({
    page: 3,
    totalPages: 3,
    rowCount: 296,
    rowsOnPage: 96,
  });
});
