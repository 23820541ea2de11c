import { expect, test } from 'vitest';
import { type StoreSums, toDateDetailRow, toStoreDetailRow } from './detailRows.ts';
import { sumDateDetails, sumStoreDetails, TOTAL_STORE } from './detailTotals.ts';

const noResponses = { responses: 0, purchases: 0, amount: 0, items: 0, cost: 0 };
const stores: StoreSums[] = [
  { store: 0, prefMailed: 70, geoMailed: 500, accountingAssigned: 11, ...noResponses, responses: 3 },
  {
    store: 7,
    prefMailed: 601,
    geoMailed: 499,
    accountingAssigned: 1_000,
    responses: 20,
    purchases: 19,
    amount: 801.42,
    items: 83.5,
    cost: 420.11,
  },
  {
    store: 1_023,
    prefMailed: 333,
    geoMailed: 1,
    accountingAssigned: 0,
    responses: 1,
    purchases: 1,
    amount: -0.1,
    items: 0.2,
    cost: 0.2,
  },
];
const total: StoreSums = {
  store: TOTAL_STORE,
  prefMailed: 1_004,
  geoMailed: 1_000,
  accountingAssigned: 1_011,
  responses: 24,
  purchases: 20,
  amount: 801.32,
  items: 83.7,
  cost: 420.31,
};

test.each([0.42, 0.4213, 1, 0])(
  'the total of stores at %s per piece is that of all pieces',
  (costPerPiece) => {
    const rows = stores.map((sums) => toStoreDetailRow(sums, costPerPiece));
    expect(sumStoreDetails(rows)).toEqual(toStoreDetailRow(total, costPerPiece));
  },
);

test('without pieces the total has no mailing cost', () => {
  const store = { ...stores[1], prefMailed: 0, geoMailed: 0 } as StoreSums;
  expect(sumStoreDetails([toStoreDetailRow(store, 0.42)])).toEqual(
    toStoreDetailRow({ ...store, store: TOTAL_STORE }, 0),
  );
});

test('the total of days has their sums, and neither day nor day of the week', () => {
  const rows = [
    toDateDetailRow({ day: '2025-03-08', responses: 2, purchases: 1, amount: 0.1, items: 1.5, cost: 0.05 }),
    toDateDetailRow({ day: '2025-03-09', responses: 3, purchases: 3, amount: 0.2, items: 2, cost: 0.1 }),
  ];
  expect(sumDateDetails(rows)).toEqual({
    ...toDateDetailRow({
      day: '2025-03-08',
      responses: 5,
      purchases: 4,
      amount: 0.3,
      items: 3.5,
      cost: 0.15,
    }),
    responseDate: '',
    responseDow: '',
  });
});
