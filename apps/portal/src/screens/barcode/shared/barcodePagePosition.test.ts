import { expect, test } from 'vitest';
import { toBarcodePagePosition } from './barcodePagePosition.ts';

const data = { totalRows: 23, totalPages: 3, rows: [1, 2, 3] };
const rowsOf = ({ rows }: typeof data) => rows;

test('the page is the requested one, limited to the last page', () => {
  const position = { totalPages: 3, rowCount: 23, rowsOnPage: 3 };
  expect(toBarcodePagePosition({ data, isError: false }, 2, rowsOf)).toEqual({
    ...position,
    page: 2,
  });
  expect(toBarcodePagePosition({ data, isError: false }, 9, rowsOf)).toEqual({
    ...position,
    page: 3,
  });
});

test('the position is unknown before the first response, after a failure and for an incomplete response', () => {
  expect(toBarcodePagePosition<typeof data>({ data: undefined, isError: false }, 1, rowsOf)).toBeNull();
  expect(toBarcodePagePosition({ data, isError: true }, 1, rowsOf)).toBeNull();
  expect(toBarcodePagePosition({ data: {} as typeof data, isError: false }, 1, rowsOf)).toBeNull();
});
