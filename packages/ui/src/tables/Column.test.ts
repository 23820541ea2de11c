import { expect, test } from 'vitest';
import {
  type Column,
  getColumnExportValue,
  getColumnId,
  getColumnSortValue,
  getColumnText,
  getColumnValue,
} from './Column.ts';

interface Store {
  name: string;
  sales: number | null;
  tags: string[];
}

const store: Store = { name: 'Lakewood', sales: null, tags: ['new', 'large'] };
const name: Column<Store> = { field: 'name', heading: 'Store' };
const sales: Column<Store> = {
  field: 'sales',
  heading: 'Sales',
  format: (value) => value?.toFixed(2) ?? 'none',
  exportValue: (row) => row.sales ?? 0,
};
const tags: Column<Store> = { field: 'tags', heading: 'Tags', format: (value) => value.join(' ') };
const initial: Column<Store> = {
  id: 'initial',
  heading: 'Initial',
  value: (row) => row.name[0],
  sortValue: (row) => row.name.length,
};

test('a column is identified by its ID, or else by its field', () => {
  expect([name, { ...name, id: 'again' }, initial].map(getColumnId)).toEqual(['name', 'again', 'initial']);
});

test.each<{ column: Column<Store>; value: unknown; text: string; csv: unknown; sort: unknown }>([
  { column: name, value: 'Lakewood', text: 'Lakewood', csv: 'Lakewood', sort: 'Lakewood' },
  { column: sales, value: null, text: 'none', csv: 0, sort: null },
  { column: tags, value: ['new', 'large'], text: 'new large', csv: 'new large', sort: 'new large' },
  { column: initial, value: 'L', text: 'L', csv: 'L', sort: 8 },
])(
  '$column.heading provides value, text, file value and sort order',
  ({ column, value, text, csv, sort }) => {
    expect(getColumnValue(column, store)).toEqual(value);
    expect(getColumnText(column, store)).toBe(text);
    expect(getColumnExportValue(column, store)).toBe(csv);
    expect(getColumnSortValue(column, store)).toBe(sort);
  },
);

test('integers have thousands separators', () => {
  const quantity: Column<Store> = { field: 'sales', heading: 'Quantity', kind: 'integer' };
  expect(getColumnText(quantity, { ...store, sales: 1_234_567 })).toBe('1,234,567');
});

test('missing values are shown as empty text', () => {
  expect(getColumnText({ field: 'sales', heading: 'Sales' }, store)).toBe('');
});

test('fields that a provider leaves out are empty on screen and in files', () => {
  const incomplete = {} as Store;
  const doubled: Column<Store> = { id: 'doubled', heading: 'Doubled', value: (row) => Number(row.sales) * 2 };
  expect([name, sales, tags].map((column) => getColumnText(column, incomplete))).toEqual(['', '', '']);
  expect([name, tags, doubled].map((column) => getColumnExportValue(column, incomplete))).toEqual([
    null,
    null,
    null,
  ]);
});

test('column types are derived from their fields', () => {
  const wrong: Column<Store>[] = [
    // @ts-expect-error misspelt field
    { field: 'nmae', heading: 'Store' },
    // @ts-expect-error the format belongs to another type
    { field: 'name', heading: 'Store', format: (value: number) => value.toFixed() },
    // @ts-expect-error a column without field needs an id
    { heading: 'Initial', value: (row: Store) => row.name },
  ];
  expect(wrong).toHaveLength(3);
});
