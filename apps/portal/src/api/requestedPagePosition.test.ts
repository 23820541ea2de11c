import { expect, test } from 'vitest';
import { toRequestedPagePosition } from './requestedPagePosition.ts';

const totals = { totalRows: 23, totalPages: 3, rows: [1, 2, 3] };
const position = { page: 2, totalPages: 3, rowCount: 23, rowsOnPage: 3 };
const noRows = { totalRows: 0, totalPages: 0, rows: [] };

test.each([
  { why: 'as requested', page: 2, response: totals, expected: position },
  { why: 'at most the last', page: 9, response: totals, expected: { ...position, page: 3 } },
  {
    why: 'one without rows',
    page: 1,
    response: noRows,
    expected: { page: 1, totalPages: 1, rowCount: 0, rowsOnPage: 0 },
  },
  { why: 'unknown before the first response', page: 1, response: undefined, expected: null },
  {
    why: 'unknown without rows in the response',
    page: 1,
    response: { ...totals, rows: undefined },
    expected: null,
  },
  { why: 'unknown without totals', page: 1, response: { rows: [] }, expected: null },
  { why: 'unknown after a failure', page: 1, response: totals, isError: true, expected: null },
])('the page is $why', ({ page, response, isError = false, expected }) => {
  const query = { data: response as typeof totals | undefined, isError };
  expect(toRequestedPagePosition(query, page, 'rows')).toEqual(expected);
});
