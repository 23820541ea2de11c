import { describe, expect, test } from 'vitest';
import type { Column } from '../Column.ts';
import { type StoreRow, storeColumns, storeRows } from '../storeFixture.ts';
import { type Filters, createRowIndex, sortAndFilterIndex, computeRanks } from './rowIndex.ts';
import type { Sorting } from './sorting.ts';

interface Item {
  id: number;
  name: string;
  price: number | null;
  city: string | null;
}

const items: Item[] = [
  { id: 1, name: 'Store 10', price: 5, city: 'Parma' },
  { id: 2, name: 'store 9', price: null, city: 'Euclid' },
  { id: 3, name: 'Émile', price: -2, city: null },
  { id: 4, name: 'Zebra', price: 30, city: 'Parma' },
];
const columns: readonly Column<Item>[] = [
  { field: 'name', heading: 'Name' },
  { field: 'price', heading: 'Price', format: (price) => (price === null ? '' : `$${price}.00`) },
  { field: 'city', heading: 'City' },
  { id: 'label', heading: 'Label', value: (item) => `${item.city ?? ''} ${item.id}` },
];
const ids = (filters: Filters, sorting: Sorting) =>
  sortAndFilterIndex(createRowIndex(items, columns), filters, sorting).map((item) => item.id);
const up = (columnId: string) => ({ columnId, direction: 'asc' }) as const;
const down = (columnId: string) => ({ columnId, direction: 'desc' }) as const;

test.each<{ sorting: Sorting; order: number[]; why: string }>([
  { sorting: [], order: [1, 2, 3, 4], why: 'without a key the order is kept' },
  {
    sorting: [up('name')],
    order: [3, 2, 1, 4],
    why: 'case and accents are ignored, numbers sort by value',
  },
  { sorting: [down('name')], order: [4, 1, 2, 3], why: 'descending is the reverse' },
  { sorting: [up('price')], order: [3, 1, 4, 2], why: 'numbers sort as numbers, empty values are last' },
  { sorting: [down('price')], order: [4, 1, 3, 2], why: 'empty values are last in descending order too' },
  { sorting: [up('city')], order: [2, 1, 4, 3], why: 'equal rows keep their order' },
  {
    sorting: [down('city')],
    order: [1, 4, 2, 3],
    why: 'equal rows keep their order in descending order too',
  },
  { sorting: [up('city'), down('price')], order: [2, 4, 1, 3], why: 'the second key decides among equals' },
  { sorting: [up('label')], order: [3, 2, 1, 4], why: 'a computed column sorts by its value' },
  { sorting: [up('gone')], order: [1, 2, 3, 4], why: 'an unknown column is ignored' },
])('$why', ({ sorting, order }) => expect(ids({}, sorting)).toEqual(order));

test.each<{ filters: Filters; kept: number[]; why: string }>([
  { filters: { name: 'STORE' }, kept: [1, 2], why: 'case is ignored' },
  { filters: { price: '$5.' }, kept: [1], why: 'the displayed text is searched, not the raw value' },
  { filters: { name: 'e', city: 'parma' }, kept: [1, 4], why: 'all filters apply' },
  { filters: { name: '' }, kept: [1, 2, 3, 4], why: 'an empty filter is ignored' },
  { filters: { name: '.*' }, kept: [], why: 'pattern characters are literal' },
  { filters: { gone: 'x' }, kept: [1, 2, 3, 4], why: 'an unknown column is ignored' },
])('$why', ({ filters, kept }) => expect(ids(filters, [])).toEqual(kept));

test('filters and keys work together', () => {
  expect(ids({ name: 'store' }, [down('name')])).toEqual([1, 2]);
});

describe('properties of the order', () => {
  const values = [
    'a',
    'A',
    'b 2',
    'b 10',
    '',
    null,
    3,
    -3,
    0,
    true,
    undefined,
    'é',
    Number.NaN,
    2 ** 53,
    'zz',
  ];
  test('equal values have equal ranks, and ranks follow the values', () => {
    const { rankByRow: places, distinctCount: count } = computeRanks(values);
    expect(places[0]).toBe(places[1]);
    expect(places[2]).toBeLessThan(places[3] as number);
    expect(places[7]).toBeLessThan(places[8] as number);
    expect(places[13]).toBeLessThan(places[0] as number);
    for (const blank of [4, 5, 10, 12]) expect(places[blank]).toBe(count);
    expect(Math.max(...places)).toBe(count);
  });
  test('sorting twice changes nothing and keeps every row', () => {
    const stores = storeRows(500);
    for (const column of ['name', 'sales', 'opened', 'customers', 'remark']) {
      const once = sortAndFilterIndex(createRowIndex<StoreRow>(stores, storeColumns), {}, [up(column)]);
      expect(sortAndFilterIndex(createRowIndex(once, storeColumns), {}, [up(column)])).toEqual(once);
      expect(new Set(once).size).toBe(500);
    }
  });
});
