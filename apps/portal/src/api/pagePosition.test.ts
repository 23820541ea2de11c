import { expect, test } from 'vitest';
import { toPagePosition } from './pagePosition.ts';

const data = { pageNumber: 3, totalPagesAvailable: 3, rowCount: 296, rowsReturned: 96 };

test('before the first answer nothing is known, nor when it failed over older rows', () => {
  expect(toPagePosition({ data: undefined, isError: false })).toBeNull();
  expect(toPagePosition({ data, isError: true })).toBeNull();
  expect(toPagePosition({ data: {} as typeof data, isError: false })).toBeNull();
});

test('the answer tells the page, which may be another than was asked for', () => {
  expect(toPagePosition({ data, isError: false })).toEqual({
    page: 3,
    totalPages: 3,
    rowCount: 296,
    rowsOnPage: 96,
  });
});
