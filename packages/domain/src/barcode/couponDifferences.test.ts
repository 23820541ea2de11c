import { expect, test } from 'vitest';
import type { FieldDifference } from '../conflicts/fieldDifference.ts';
import { createBlankCoupon, type JobCoupon } from './coupon.ts';
import { listCouponDifferences } from './couponDifferences.ts';

const row = (couponOrder: number, own: Partial<JobCoupon> = {}): JobCoupon => ({
  ...createBlankCoupon(17, couponOrder),
  ...own,
});

test.each<[why: string, theirs: JobCoupon[], mine: JobCoupon[], expected: FieldDifference[]]>([
  ['the same rows', [row(1), row(2)], [row(1), row(2)], []],
  ['no rows', [], [], []],
  [
    'cells',
    [row(1, { legacyCouponOffer: '14', promocode: 'A' })],
    [row(1, { legacyCouponOffer: '15' })],
    [
      { label: 'Coupon 1 Barcode Offer', theirs: '14', mine: '15' },
      { label: 'Coupon 1 Promo Code', theirs: 'A', mine: '' },
    ],
  ],
  [
    'an empty cell of theirs',
    [row(3)],
    [row(3, { promocode: 'B' })],
    [{ label: 'Coupon 3 Promo Code', theirs: '', mine: 'B' }],
  ],
  ['a row of theirs', [row(1), row(2)], [row(1)], [{ label: 'Coupon 2', theirs: 'Row', mine: 'No row' }]],
  ['a row of mine', [row(1)], [row(1), row(2)], [{ label: 'Coupon 2', theirs: 'No row', mine: 'Row' }]],
  [
    'moved rows, by order',
    [row(10, { couponNumber: 1 }), row(9, { couponNumber: 2 })],
    [row(9, { couponNumber: 1 }), row(10, { couponNumber: 2 })],
    [
      { label: 'Coupon 9', theirs: 'Another row', mine: 'Row' },
      { label: 'Coupon 10', theirs: 'Another row', mine: 'Row' },
    ],
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
