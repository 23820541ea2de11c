import { expect, test } from 'vitest';
import { MAX_COUPON_ROWS, createBlankCoupon, toCouponCells } from './coupon.ts';
import {
  appendCoupons,
  sortByCouponOrder,
  moveCoupon,
  nextCouponOrder,
  findDuplicateOrders,
} from './couponOrder.ts';

/** Rows with these order numbers, distinguished by their coupon numbers, from 1. */
const rowsAt = (...orders: number[]) =>
  orders.map((order, index) => ({ ...createBlankCoupon(17, order), couponNumber: index + 1 }));

test.each([
  { why: 'row 2 up', orders: [1, 2, 3], from: 1, to: 0, moved: [2, 1, 3] },
  { why: 'row 2 down', orders: [1, 2, 3], from: 1, to: 2, moved: [1, 3, 2] },
  { why: 'first to last', orders: [1, 2, 3], from: 0, to: 2, moved: [2, 3, 1] },
  { why: 'last to first', orders: [1, 2, 3], from: 2, to: 0, moved: [3, 1, 2] },
  { why: 'gaps in the numbers remain in place', orders: [2, 5, 9], from: 2, to: 1, moved: [1, 3, 2] },
])('$why', ({ orders, from, to, moved }) => {
  const rows = moveCoupon(rowsAt(...orders), from, to);
  expect(rows.map((row) => row.couponNumber)).toEqual(moved);
  expect(rows.map((row) => row.couponOrder)).toEqual(orders);
});

test.each([
  { why: 'moving the first row up', from: 0, to: -1 },
  { why: 'moving the last row down', from: 2, to: 3 },
  { why: 'moving a row to its own position', from: 1, to: 1 },
  { why: 'moving an unknown row', from: 3, to: 0 },
])('$why: no row moves', ({ from, to }) => {
  const rows = rowsAt(1, 2, 3);
  expect(moveCoupon(rows, from, to)).toBe(rows);
});

test('unmoved rows remain the same objects, so that only moved ones are rendered again', () => {
  const rows = rowsAt(1, 2, 3, 4);
  const moved = moveCoupon(rows, 0, 1);
  expect(moved[2]).toBe(rows[2]);
  expect(moved[3]).toBe(rows[3]);
});

test('the next order number is one more than the highest', () => {
  expect([nextCouponOrder([]), nextCouponOrder(rowsAt(3, 1, 2)), nextCouponOrder(rowsAt(2, 7))]).toEqual([
    1, 4, 8,
  ]);
});

test('sorts rows without changing the input', () => {
  const rows = rowsAt(3, 1, 2);
  expect(sortByCouponOrder(rows).map((row) => row.couponNumber)).toEqual([2, 3, 1]);
  expect(rows.map((row) => row.couponNumber)).toEqual([1, 2, 3]);
});

test('duplicate order numbers are listed once each', () => {
  expect(findDuplicateOrders(rowsAt(1, 2, 3))).toEqual([]);
  expect(findDuplicateOrders(rowsAt(1, 2, 2, 3, 3, 3))).toEqual([2, 3]);
});

test('appended rows follow in order, up to the maximum of a job', () => {
  const cells = { ...toCouponCells({}), legacyCouponOffer: '140' };
  expect(appendCoupons(rowsAt(1, 4), 17, [cells, cells]).map((row) => row.couponOrder)).toEqual([1, 4, 5, 6]);
  const many = Array.from({ length: 5000 }, () => cells);
  expect(appendCoupons(rowsAt(1), 17, many)).toHaveLength(MAX_COUPON_ROWS);
});
