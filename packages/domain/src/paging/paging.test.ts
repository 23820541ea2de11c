import { expect, test } from 'vitest';
import { clampPage, countPages } from './paging.ts';

test.each([
  { page: 1, pages: 10, shown: 1 },
  { page: 10, pages: 10, shown: 10 },
  { page: 0, pages: 10, shown: 1 },
  { page: -3, pages: 10, shown: 1 },
  { page: 9999, pages: 10, shown: 10 },
  { page: Infinity, pages: 10, shown: 10 },
  { page: 2.9, pages: 10, shown: 2 },
  { page: Number.NaN, pages: 10, shown: 1 },
  { page: 5, pages: 0, shown: 1 },
])('page $page of $pages is page $shown', ({ page, pages, shown }) =>
  expect(clampPage(page, pages)).toBe(shown),
);

test.each([
  { rowCount: 0, pages: 1 },
  { rowCount: 1, pages: 1 },
  { rowCount: 100, pages: 1 },
  { rowCount: 101, pages: 2 },
  { rowCount: 1_000_000, pages: 10_000 },
])('$rowCount rows with 100 a page have $pages pages', ({ rowCount, pages }) =>
  expect(countPages(rowCount, 100)).toBe(pages),
);
