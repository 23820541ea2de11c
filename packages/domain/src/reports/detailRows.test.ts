import { expect, test } from 'vitest';
import { getAverageItemAmount, toDateDetailRow, getGeoRoiPercent, toStoreDetailRow } from './detailRows.ts';

const bought = { responses: 20, purchases: 19, amount: 801.42, items: 83.5, cost: 420.11 };
const sales = {
  responses: 20,
  ttlPurchases: 19,
  purchasePct: 95,
  ttlPurchaseAmount: 801.42,
  avgPurchase: 42.18,
  ttlPurchaseItems: 83.5,
  avgItems: 4.39,
  avgItemAmount: 9.6,
  ttlCost: 420.11,
  grossMargin: 381.31,
  marginPct: 47.58,
};
const nothing = { responses: 0, purchases: 0, amount: 0, items: 0, cost: 0 };
const pieces = { store: 1023, prefMailed: 412, geoMailed: 398, accountingAssigned: 405 };

test('store figures are responses per piece and sales per purchase', () => {
  expect(toStoreDetailRow({ ...pieces, ...bought }, 0.42)).toEqual({
    ...pieces,
    ...sales,
    prefResponsePct: 4.85,
    geoRespPct: 5.03,
    grossProfit: 208.27,
    prefRoiPct: 120.36,
    GeoRoiPct: 128.11,
  });
});

test.each([
  {
    why: 'has no responses',
    sums: { ...pieces, ...nothing },
    row: { prefResponsePct: 0, marginPct: 0, avgPurchase: 0, grossProfit: -173.04, prefRoiPct: -100 },
  },
  {
    why: 'has no mailed pieces',
    sums: { ...pieces, prefMailed: 0, geoMailed: 0, ...bought },
    row: { prefResponsePct: 0, geoRespPct: 0, grossProfit: 381.31, prefRoiPct: 0, GeoRoiPct: 0 },
  },
  {
    why: 'sold below cost',
    sums: { ...pieces, ...bought, cost: 900 },
    row: { grossMargin: -98.58, marginPct: -12.3, grossProfit: -271.62, prefRoiPct: -156.97 },
  },
  {
    why: 'has more returns than sales',
    sums: { ...pieces, ...bought, amount: -40, items: -2, cost: -21 },
    row: { grossMargin: -19, marginPct: 47.5, avgPurchase: -2.11, avgItemAmount: 20 },
  },
  {
    why: 'has sums of cents that a double cannot represent',
    sums: { ...pieces, ...bought, amount: 0.1 + 0.2, cost: 0.1 },
    row: { ttlPurchaseAmount: 0.3, grossMargin: 0.2, marginPct: 66.67 },
  },
])('a store where $why', ({ sums, row }) => expect(toStoreDetailRow(sums, 0.42)).toMatchObject(row));

test('a day has the figures of a store without pieces', () => {
  expect(toDateDetailRow({ day: '2025-03-08', ...bought })).toEqual({
    responseDate: '2025-03-08T00:00:00',
    responseDow: 'Sat',
    ...sales,
  });
});

test.each([
  { row: { avgItemAmount: 9.6, GeoRoiPct: 1 }, read: [9.6, 1] },
  { row: { avgPricePerItem: 9.6, geoRoiPct: 1 }, read: [9.6, 1] },
  { row: { avgItemAmount: 0, avgPricePerItem: 3, GeoRoiPct: 0, geoRoiPct: 3 }, read: [0, 0] },
  { row: {}, read: [null, null] },
])('$row is parsed as $read', ({ row, read }) =>
  expect([getAverageItemAmount(row), getGeoRoiPercent(row)]).toEqual(read),
);
