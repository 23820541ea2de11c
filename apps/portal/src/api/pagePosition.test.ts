import { expect, test } from 'vitest';
import { toBarcodePagePosition, toPagePosition } from './pagePosition.ts';

const data = { pageNumber: 3, totalPagesAvailable: 3, rowCount: 296, rowsReturned: 96 };

test('provider: before the first answer nothing is known, nor when it failed over older rows', () => {
  expect(toPagePosition({ data: undefined, isError: false })).toBeNull();
  expect(toPagePosition({ data, isError: true })).toBeNull();
  expect(toPagePosition({ data: {} as typeof data, isError: false })).toBeNull();
});

test('provider: the answer tells the page, which may be another than was asked for', () => {
  expect(toPagePosition({ data, isError: false })).toEqual({
    page: 3,
    totalPages: 3,
    rowCount: 296,
    rowsOnPage: 96,
  });
});

const barcodeData = { totalRows: 23, totalPages: 3, rows: [1, 2, 3] };
const rowsOfBarcode = ({ rows }: typeof barcodeData) => rows;

test('barcode: the page is the one asked for, at most the last', () => {
  const position = { totalPages: 3, rowCount: 23, rowsOnPage: 3 };
  expect(toBarcodePagePosition({ data: barcodeData, isError: false }, 2, rowsOfBarcode)).toEqual({
    ...position,
    page: 2,
  });
  expect(toBarcodePagePosition({ data: barcodeData, isError: false }, 9, rowsOfBarcode)).toEqual({
    ...position,
    page: 3,
  });
});

test('barcode: nothing is known before the first answer, after a failure and of half an answer', () => {
  expect(
    toBarcodePagePosition<typeof barcodeData>({ data: undefined, isError: false }, 1, rowsOfBarcode),
  ).toBeNull();
  expect(toBarcodePagePosition({ data: barcodeData, isError: true }, 1, rowsOfBarcode)).toBeNull();
  expect(
    toBarcodePagePosition({ data: {} as typeof barcodeData, isError: false }, 1, rowsOfBarcode),
  ).toBeNull();
});
