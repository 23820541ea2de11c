import { expect, test } from 'vitest';
import {
  countJobBarcodes,
  findBarcodeCount,
  listExpectedFailures,
  type BarcodeCount,
} from './barcodeCounts.ts';
import { createBlankCoupon, type JobCoupon } from './coupon.ts';

const row = (couponOrder: number, legacyMailercode: string | null, orceCampaignId: string | null) =>
  ({ ...createBlankCoupon(17, couponOrder), legacyMailercode, orceCampaignId }) satisfies JobCoupon;
const ofMailer = row(1, '410012', '880214');
const ofOther = row(2, '410013', '880214');
const added = row(5, null, null);
const unknown = row(6, '410012', null);

const count = (of: JobCoupon, barcodes: number, failure: string | null = null): BarcodeCount => {
  const { legacyMailercode, orceCampaignId } = of;
  return { legacyMailercode, orceCampaignId, barcodes, failure };
};
const failing = count(added, 0, 'no campaign');
const counts = [count(ofMailer, 100), count(ofOther, 40), count(added, 8_495)];

test('a row has the count of its mailer and its campaign, both', () => {
  const found = [ofMailer, ofOther, added].map((each) => findBarcodeCount(each, counts)?.barcodes);
  expect(found).toEqual([100, 40, 8_495]);
  const others = [unknown, row(7, '410012', '880215'), row(8, null, '880214')];
  expect(others.map((each) => findBarcodeCount(each, counts))).toEqual([null, null, null]);
  expect(findBarcodeCount(ofMailer, null)).toBeNull();
});

test.each<[why: string, rows: JobCoupon[], of: BarcodeCount[] | null, total: number | null]>([
  ['the sum of its rows', [ofMailer, ofOther, added], counts, 8_635],
  ['rows of the same mailer count each', [ofMailer, { ...ofMailer, couponOrder: 3 }], counts, 200],
  ['no rows', [], counts, 0],
  ['one row is unknown', [ofMailer, unknown], counts, null],
  ['nothing is known', [ofMailer], null, null],
  ['nothing is known of no rows', [], null, null],
])('the barcodes of a job: %s', (_why, rows, of, total) => {
  expect(countJobBarcodes(rows, of)).toBe(total);
});

test.each<[why: string, rows: JobCoupon[], of: BarcodeCount[] | null, failures: string[]]>([
  ['nothing', [ofMailer, added], counts, []],
  [
    'each row that does',
    [ofMailer, added, { ...added, couponOrder: 9 }],
    [...counts.slice(0, 2), failing],
    ['Coupon 5: no campaign', 'Coupon 9: no campaign'],
  ],
  ['no rows', [], counts, ['The job has no coupons']],
  [
    'no numbers',
    [ofMailer, ofOther],
    [count(ofMailer, 0), count(ofOther, 0)],
    ['No mailer has sequence numbers'],
  ],
  ['some numbers', [ofMailer, ofOther], [count(ofMailer, 0), count(ofOther, 1)], []],
  ['a row that is unknown', [unknown], counts, []],
  ['nothing is known', [], null, []],
])('why a job would fail: %s', (_why, rows, of, failures) => {
  expect(listExpectedFailures(rows, of)).toEqual(failures);
});
