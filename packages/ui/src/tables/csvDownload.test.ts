import { expect, test } from 'vitest';
import { storeColumns, storeRows } from './storeFixture.ts';
import { toTableCsv } from './csvDownload.ts';

test('raw values under the headings, only the given columns, in their order', () => {
  const columns = ['name', 'sales', 'opened', 'customers'].flatMap((field) =>
    storeColumns.filter((column) => column.field === field),
  );
  expect(toTableCsv(columns, storeRows(6).slice(4))).toBe(
    '\uFEFF"Store","Sales","Opened","Customers"\r\n"Solon Detroit Ave",390881.84,,95028\r\n"Mentor Main St",-411397.7,"2020-08-15",118785\r\n',
  );
});

test('a column can export a value other than the displayed one, and lines can precede the headings', () => {
  expect(
    toTableCsv(
      [{ field: 'name', heading: 'Name', exportValue: (row: { name: string }) => row.name.length }],
      [{ name: 'four' }],
      ['Report'],
    ),
  ).toBe('\uFEFF"Report"\r\n"Name"\r\n4\r\n');
});
