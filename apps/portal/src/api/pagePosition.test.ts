import { expect, test } from 'vitest';
import { toPagePosition } from './pagePosition.ts';

const data = { pageNumber: 3, totalPagesAvailable: 3, rowCount: 296, rowsReturned: 96 };

test('the position is unknown before the first response and after a failed refetch', () => {
  expect(toPagePosition({ data: undefined, isError: false })).toBeNull();
  expect(toPagePosition({ data, isError: true })).toBeNull();
  expect(toPagePosition({ data: {} as typeof data, isError: false })).toBeNull();
});

test('the response determines the page, which may differ from the requested one', () => {
  expect(toPagePosition({ data, isError: false })).toEqual({
    page: 3,
    totalPages: 3,
    rowCount: 296,
    rowsOnPage: 96,
  });
});

test('a list that was not counted to its end says so', () => {
  expect(toPagePosition({ data: { ...data, hasMoreRows: true }, isError: false })).toMatchObject({
    rowCount: 296,
    hasMoreRows: true,
  });
});
