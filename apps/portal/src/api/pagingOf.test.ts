import { expect, test } from 'vitest';
import { pagingOf } from './pagingOf.ts';

test('before the first answer nothing is known', () => {
  expect(pagingOf({ data: undefined })).toBeNull();
});

test('the answer tells the page, which may be another than was asked for', () => {
  const data = { pageNumber: 3, totalPagesAvailable: 3, rowCount: 296, rowsReturned: 96 };
  expect(pagingOf({ data })).toEqual({ page: 3, totalPages: 3, rowCount: 296, rowsOnPage: 96 });
});
