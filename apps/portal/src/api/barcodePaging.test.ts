import { expect, test } from 'vitest';
import { barcodePaging } from './barcodePaging.ts';

const data = { totalRows: 23, totalPages: 3, rows: [1, 2, 3] };
const rowsOf = ({ rows }: typeof data) => rows;

test('the page is the one asked for, at most the last', () => {
  const position = { totalPages: 3, rowCount: 23, rowsOnPage: 3 };
  expect(barcodePaging({ data, isError: false }, 2, rowsOf)).toEqual({ ...position, page: 2 });
  expect(barcodePaging({ data, isError: false }, 9, rowsOf)).toEqual({ ...position, page: 3 });
});

test('nothing is known before the first answer, after a failure and of half an answer', () => {
  expect(barcodePaging<typeof data>({ data: undefined, isError: false }, 1, rowsOf)).toBeNull();
  expect(barcodePaging({ data, isError: true }, 1, rowsOf)).toBeNull();
  expect(barcodePaging({ data: {} as typeof data, isError: false }, 1, rowsOf)).toBeNull();
});
