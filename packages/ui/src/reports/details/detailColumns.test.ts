import { type DateDetailRow, TOTAL_STORE } from '@portal/domain/reports';
import { expect, test } from 'vitest';
import { getColumnExportValue, getColumnSortValue, getColumnText } from '../../tables/Column.ts';
import {
  addStoreNames,
  dateDetailColumns,
  type NamedStoreDetailRow,
  storeDetailColumns,
} from './detailColumns.ts';

const store: NamedStoreDetailRow = {
  store: 1001,
  prefMailed: 1_496,
  geoMailed: 502,
  accountingAssigned: 503,
  responses: 13,
  prefResponsePct: 2.62,
  geoRespPct: 0,
  ttlPurchases: 10,
  purchasePct: 0,
  ttlPurchaseAmount: 0,
  avgPurchase: 0,
  ttlPurchaseItems: 3,
  avgItems: 0.3,
  avgPricePerItem: 12.05,
  ttlCost: 1_200,
  grossMargin: -12.5,
  marginPct: 0,
  grossProfit: -700,
  prefRoiPct: 0,
  geoRoiPct: -100,
};

test('a store is formatted as specified, with the same blanks as the summary', () => {
  expect(storeDetailColumns.map((column) => getColumnText(column, store))).toEqual([
    '1001',
    '1,496',
    '502',
    '503',
    '13',
    '2.62%',
    '0.00%',
    '10',
    '0.00%',
    '',
    '$0.00',
    '3.00',
    '0.30',
    '$12.05',
    '$1,200.00',
    '−$12.50',
    '',
    '−$700.00',
    '',
    '−100.00%',
  ]);
});

test.each([{ responses: 0 }, { prefMailed: 0, geoMailed: 0 }])(
  'response percentages of a store with %o are blank',
  (zeros) => {
    const texts = storeDetailColumns.map((column) => getColumnText(column, { ...store, ...zeros }));
    expect(texts.slice(5, 7)).toEqual(['', '']);
  },
);

test.each<{ row: NamedStoreDetailRow; text: string; exported: string | number }>([
  { row: { ...store, storeName: 'Lakewood' }, text: '1001 Lakewood', exported: 1001 },
  { row: { ...store, storeName: '' }, text: '1001', exported: 1001 },
  { row: { ...store, store: 0, storeName: 'Lakewood' }, text: 'No store', exported: 0 },
  { row: { ...store, store: TOTAL_STORE }, text: 'Total', exported: 'Total' },
])('$text is $exported in files', ({ row, text, exported }) => {
  const [column] = storeDetailColumns;
  expect(column && getColumnText(column, row)).toBe(text);
  expect(column && getColumnExportValue(column, row)).toBe(exported);
});

test('results without a store are last, in every order', () => {
  const rows = [{ ...store, store: 0 }, store, { ...store, store: 1002 }];
  const stores = [{ store: 1002, storeName1: 'Akron' }];
  expect(addStoreNames(rows, stores).map((row) => [row.store, row.storeName])).toEqual([
    [1001, undefined],
    [1002, 'Akron'],
    [0, undefined],
  ]);
  expect(addStoreNames(rows).map((row) => row.storeName)).toEqual([undefined, undefined, undefined]);
  const [first] = storeDetailColumns;
  expect(first && getColumnSortValue(first, store)).toBe(1001);
  for (const column of storeDetailColumns) {
    expect(getColumnSortValue(column, { ...store, store: 0 })).toBeNull();
  }
});

test.each([
  { own: { avgItemAmount: 7, avgPricePerItem: undefined }, text: '$7.00' },
  { own: { avgItemAmount: undefined, avgPricePerItem: undefined }, text: '' },
])('both spellings of the average are accepted: $text', ({ own, text }) => {
  const column = storeDetailColumns.find(({ heading }) => heading === 'Avg $/Item');
  expect(column && getColumnText(column, { ...store, ...own })).toBe(text);
});

const day: DateDetailRow = {
  responseDate: '2026-03-06T00:00:00',
  responseDow: 5,
  responses: 60,
  ttlPurchases: 55,
  purchasePct: 91.67,
  ttlPurchaseAmount: 2_319.9,
  avgPurchase: 42.18,
  ttlPurchaseItems: 192.5,
  avgItems: 3.5,
  avgItemAmount: 12.05,
  ttlCost: 1_400,
  grossMargin: 919.9,
  marginPct: 39.65,
};

test('a day is shown with its date and weekday', () => {
  const texts = dateDetailColumns.map((column) => getColumnText(column, day));
  expect(texts.slice(0, 6)).toEqual(['2026-03-06', 'Fri', '60', '55', '91.67%', '$2,319.90']);
  expect(dateDetailColumns.slice(0, 2).map((column) => getColumnExportValue(column, day))).toEqual([
    '2026-03-06',
    'Fri',
  ]);
});

test('the total of days has no day', () => {
  const [column] = dateDetailColumns;
  const total = { ...day, responseDate: '' };
  expect(column && getColumnText(column, total)).toBe('Total');
  expect(column && getColumnExportValue(column, total)).toBe('Total');
});

const salesHeadings =
  'Purchases|Purch%|Total Purchased|Avg Purch|Items Purchased|Avg Items|Avg $/Item|Product Cost|Gross Margin|Margin%';

test.each([
  {
    columns: storeDetailColumns.map(({ heading }) => heading),
    headings: `Store|Pref Mailed|Store Assigned|Accounting Assigned|Responses|Pref Response%|Geo Resp%|${salesHeadings}|Gross Profit|Pref ROI%|Geo ROI%`,
  },
  {
    columns: dateDetailColumns.map(({ heading }) => heading),
    headings: `Date|Day|Responses|${salesHeadings}`,
  },
])('the columns are shown in the specified order: $headings', ({ columns, headings }) => {
  expect(columns.join('|')).toBe(headings);
});
