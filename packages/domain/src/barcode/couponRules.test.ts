import { describe, expect, test } from 'vitest';
import type { CouponCell } from './coupon.ts';
import { validateCouponRow, validateCouponRows, type CouponRuleRow } from './couponRules.ts';

const today = '2025-03-14';
const complete: CouponRuleRow = {
  couponOrder: 4,
  legacyCouponType: '04',
  legacyCouponExpiration: '25078',
  legacyCouponOffer: '140',
  promocode: 'QUILT25',
  dealIdOverride: null,
  startDate: '2025-03-06',
  endDate: '2025-03-19',
};

type Cells = Partial<Record<CouponCell, string | null>>;
const type = 'Coupon 4 Barcode Type is not valid';
const expiration = 'Coupon 4 Barcode Expiration is not valid';
const year = 'Coupon 4 Barcode Expiration year is not valid';
const dayOfYear = 'Coupon 4 Barcode Expiration day of year is not valid';
const past = 'Coupon 4 Barcode Expiration must be later than today (25073)';
const offer = 'Coupon 4 Barcode Offer is not valid';
const promo = 'Coupon 4 Promo Code is not valid';
const deal = 'Coupon 4 Deal Override is not valid';

test.each<[cells: Cells, cell: CouponCell | null, message: string | null]>([
  [{}, null, null],
  [{ startDate: null }, 'startDate', 'Coupon 4 is missing Start Date'],
  [{ startDate: '  ' }, 'startDate', 'Coupon 4 is missing Start Date'],
  [{ endDate: '' }, 'endDate', 'Coupon 4 is missing End Date'],
  [{ startDate: '2025-02-30', endDate: null }, 'endDate', 'Coupon 4 is missing End Date'],
  [{ startDate: null, endDate: null }, null, null],
  [{ startDate: '', endDate: ' ' }, null, null],
  [{ startDate: '2025-03-20' }, 'startDate', 'Coupon 4 Start Date is after End Date'],
  [{ startDate: '2025-03-19' }, null, null],
  [{ startDate: '2024-12-31', endDate: '2025-01-01' }, null, null],
  [{ startDate: '2025-01-01', endDate: '2024-12-31' }, 'startDate', 'Coupon 4 Start Date is after End Date'],
  [{ startDate: '2024-02-29' }, null, null],
  [{ startDate: '2025-02-29' }, 'startDate', 'Coupon 4 Start Date is not valid'],
  [{ endDate: '2025-04-31' }, 'endDate', 'Coupon 4 End Date is not valid'],
  [{ endDate: '04/30/2025' }, 'endDate', 'Coupon 4 End Date is not valid'],
  [{ startDate: '2025-03-06T00:00:00' }, null, null],
  [{ startDate: '2025-03-06Tomorrow' }, 'startDate', 'Coupon 4 Start Date is not valid'],
  [{ legacyCouponType: '1' }, 'legacyCouponType', type],
  [{ legacyCouponType: 'A1' }, 'legacyCouponType', type],
  [{ legacyCouponType: '123' }, 'legacyCouponType', type],
  [{ legacyCouponType: '１２' }, 'legacyCouponType', type],
  [{ legacyCouponType: '12' }, null, null],
  [{ legacyCouponType: ' 12 ' }, null, null],
  [{ legacyCouponType: '' }, null, null],
  [{ legacyCouponType: null }, null, null],
  [{ legacyCouponExpiration: '2512' }, 'legacyCouponExpiration', expiration],
  [{ legacyCouponExpiration: '251201' }, 'legacyCouponExpiration', expiration],
  [{ legacyCouponExpiration: '25O78' }, 'legacyCouponExpiration', expiration],
  [{ legacyCouponExpiration: '' }, null, null],
  [{ legacyCouponExpiration: null }, null, null],
  [{ legacyCouponExpiration: '19100' }, 'legacyCouponExpiration', year],
  [{ legacyCouponExpiration: '20100' }, 'legacyCouponExpiration', past],
  [{ legacyCouponExpiration: '30000' }, 'legacyCouponExpiration', dayOfYear],
  [{ legacyCouponExpiration: '30367' }, 'legacyCouponExpiration', dayOfYear],
  [{ legacyCouponExpiration: '30001' }, null, null],
  [{ legacyCouponExpiration: '30366' }, null, null],
  [{ legacyCouponExpiration: '25072' }, 'legacyCouponExpiration', past],
  [{ legacyCouponExpiration: '25073' }, null, null],
  [{ legacyCouponOffer: '' }, 'legacyCouponOffer', offer],
  [{ legacyCouponOffer: null }, 'legacyCouponOffer', offer],
  [{ legacyCouponOffer: '12' }, 'legacyCouponOffer', offer],
  [{ legacyCouponOffer: '000' }, 'legacyCouponOffer', offer],
  [{ legacyCouponOffer: 'abc' }, 'legacyCouponOffer', offer],
  [{ legacyCouponOffer: '1e2' }, 'legacyCouponOffer', offer],
  [{ legacyCouponOffer: '-12' }, 'legacyCouponOffer', offer],
  [{ legacyCouponOffer: '0140' }, 'legacyCouponOffer', offer],
  [{ legacyCouponOffer: '001' }, null, null],
  [{ legacyCouponOffer: '999' }, null, null],
  [{ promocode: 'x'.repeat(23) }, 'promocode', promo],
  [{ promocode: 'QUILT\n25' }, 'promocode', promo],
  [{ promocode: 'half \ud83d' }, 'promocode', promo],
  [{ promocode: 'x'.repeat(22) }, null, null],
  [{ promocode: '😀'.repeat(22) }, null, null],
  [{ promocode: null }, null, null],
  [{ dealIdOverride: '123456789' }, 'dealIdOverride', deal],
  [{ dealIdOverride: '12345678' }, null, null],
])('%j: %s %s', (cells, cell, message) => {
  const expected = message === null ? [] : [{ couponOrder: 4, cell, message }];
  expect(validateCouponRows([{ ...complete, ...cells }], today)).toEqual(expected);
});

describe('a row that breaks every rule', () => {
  const wrong: CouponRuleRow = {
    couponOrder: 7,
    startDate: '2025-03-06',
    legacyCouponType: 'x',
    legacyCouponExpiration: 'x',
    promocode: 'x'.repeat(23),
    dealIdOverride: 'x'.repeat(9),
  };
  const inOrder = [
    'Coupon 7 is missing End Date',
    'Coupon 7 Barcode Type is not valid',
    'Coupon 7 Barcode Expiration is not valid',
    'Coupon 7 Barcode Offer is not valid',
    'Coupon 7 Promo Code is not valid',
    'Coupon 7 Deal Override is not valid',
  ];

  test('reports them in the order of the specification, cell by cell', () => {
    expect(validateCouponRow(wrong, today).map((error) => error.message)).toEqual(inOrder);
  });

  test('has all of them at Finish, beside those of other rows, each by its order number', () => {
    const messages = validateCouponRows([wrong, complete, { couponOrder: 1 }], today).map((e) => e.message);
    expect(messages).toEqual([...inOrder, 'Coupon 1 Barcode Offer is not valid']);
  });
});

test('an empty list breaks no rule', () => expect(validateCouponRows([], today)).toEqual([]));
