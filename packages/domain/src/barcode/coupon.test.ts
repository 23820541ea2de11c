import { describe, expect, test } from 'vitest';
import {
  createBlankCoupon,
  toCouponCells,
  couponCellLabels,
  couponCells,
  copyCouponsToJob,
  truncateCell,
  withCells,
  type CouponCell,
} from './coupon.ts';

test('the labels are those of the screen, in its order', () => {
  expect(couponCells.map((cell) => couponCellLabels[cell])).toEqual([
    'Barcode Type',
    'Barcode Expiration',
    'Barcode Offer',
    'Promo Code',
    'Deal Override',
    'Start Date',
    'End Date',
  ]);
});

describe('input is truncated', () => {
  test.each<[cell: CouponCell, limit: number]>([
    ['legacyCouponType', 2],
    ['legacyCouponExpiration', 5],
    ['legacyCouponOffer', 3],
    ['promocode', 22],
    ['dealIdOverride', 8],
    ['startDate', 10],
    ['endDate', 10],
  ])('of %s after %i characters', (cell, limit) => {
    expect(truncateCell(cell, 'x'.repeat(limit))).toBe('x'.repeat(limit));
    expect(truncateCell(cell, 'x'.repeat(limit + 1))).toBe('x'.repeat(limit));
    expect(truncateCell(cell, '😀'.repeat(limit + 1))).toBe('😀'.repeat(limit));
  });
});

test('a row edited with its own cells is unchanged', () => {
  const row = {
    ...createBlankCoupon(17, 2),
    couponNumber: 9,
    legacyCouponType: '04',
    startDate: '2025-03-06',
  };
  expect(withCells(row, toCouponCells(row))).toEqual(row);
});

test('cells are trimmed, and empty cells become null', () => {
  const cells = { ...toCouponCells({}), promocode: ' QUILT25 ', dealIdOverride: '  ' };
  const edited = withCells({ ...createBlankCoupon(17, 2), dealIdOverride: '1' }, cells);
  expect(edited).toEqual({ ...createBlankCoupon(17, 2), promocode: 'QUILT25' });
});

test('a date with a time is edited as a date', () => {
  expect(toCouponCells({ startDate: '2025-03-06T00:00:00', promocode: '2025-03-06T00:00:00' })).toMatchObject(
    {
      startDate: '2025-03-06',
      promocode: '2025-03-06T00:00:00',
    },
  );
});

test('rows copied to another job differ only in the job', () => {
  expect(copyCouponsToJob([createBlankCoupon(17, 1), createBlankCoupon(17, 3)], 18)).toEqual([
    createBlankCoupon(18, 1),
    createBlankCoupon(18, 3),
  ]);
});
