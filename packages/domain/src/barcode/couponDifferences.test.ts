import { expect, test } from 'vitest';
import { createBlankCoupon, type JobCoupon } from './coupon.ts';
import { listCouponDifferences } from './couponDifferences.ts';

const row = (couponOrder: number, own: Partial<JobCoupon> = {}): JobCoupon => ({
  ...createBlankCoupon(17, couponOrder),
  ...own,
});

test.each<[why: string, theirs: JobCoupon[], mine: JobCoupon[], expected: string[]]>([
  ['the same rows', [row(1), row(2)], [row(1), row(2)], []],
  ['no rows', [], [], []],
  [
    'cells',
    [row(1, { legacyCouponOffer: '14', promocode: 'A' })],
    [row(1, { legacyCouponOffer: '15' })],
    ['Coupon 1 Barcode Offer: 14 (theirs), 15 (yours)', 'Coupon 1 Promo Code: A (theirs), empty (yours)'],
  ],
  [
    'an empty cell of theirs',
    [row(3)],
    [row(3, { promocode: 'B' })],
    ['Coupon 3 Promo Code: empty (theirs), B (yours)'],
  ],
  ['a row of theirs', [row(1), row(2)], [row(1)], ['Coupon 2: only in theirs']],
  ['a row of mine', [row(1)], [row(1), row(2)], ['Coupon 2: only in yours']],
  [
    'moved rows, by order',
    [row(10, { couponNumber: 1 }), row(9, { couponNumber: 2 })],
    [row(9, { couponNumber: 1 }), row(10, { couponNumber: 2 })],
    ['Coupon 9: another row', 'Coupon 10: another row'],
  ],
  [
    'the time after a date',
    [row(1, { startDate: '2025-03-06T00:00:00' })],
    [row(1, { startDate: '2025-03-06' })],
    [],
  ],
])('%s', (_why, theirs, mine, expected) => {
  expect(listCouponDifferences(theirs, mine)).toEqual(expected);
});
