import { expect, test } from 'vitest';
import {
  buildMailerSummaryRows,
  findTotalRow,
  getSummaryLevel,
  getTotalLabel,
  isTotalRow,
  type MailerSummarySums,
} from './mailerSummary.ts';
import { seededRandom } from '../testing/seededRandom.ts';
import type { MailerSummaryRow } from './reportRows.ts';
import type { ResponseSums } from './responses.ts';

const campaign = {
  campaignId: 1204,
  campaignDescription: 'Spring quilting 2025',
  saleDateBegin: '2025-03-06T00:00:00',
  saleDateEnd: '2025-03-19T00:00:00',
};
const none: ResponseSums = { responses: 0, uniqueResponses: 0, purchases: 0, amount: 0, items: 0, cost: 0 };
const mailer = (mailerCode: string, couponNumber: number, quantity: number, sums: ResponseSums) => ({
  mailerCode,
  couponNumber,
  quantity,
  mailerDescription: `Mailer ${mailerCode}`,
  sequenceNumberStart: null,
  sequenceNumberEnd: null,
  sums,
});

const first = { responses: 40, uniqueResponses: 38, purchases: 36, amount: 1_800, items: 90, cost: 900 };
const second = { responses: 10, uniqueResponses: 10, purchases: 8, amount: 320.5, items: 20, cost: 170 };
const lost = { responses: 6, uniqueResponses: 5, purchases: 3, amount: 100.01, items: 7.5, cost: 50 };
const all = {
  responses: 56,
  uniqueResponses: 52,
  purchases: 47,
  amount: 2_220.51,
  items: 117.5,
  cost: 1_120,
};
const input: MailerSummarySums = {
  campaign,
  costPerPiece: 0.5,
  overheadRatePct: 12.5,
  mailers: [
    mailer('410012', 1, 2_000, first),
    mailer('410013', 1, 1_000, second),
    mailer('410044', 2, 500, none),
  ],
  coupons: [
    { couponNumber: 1, sums: all, nonSpecific: lost },
    { couponNumber: 2, sums: none, nonSpecific: none },
  ],
  total: all,
};

test('mailers come first, then the coupon totals, then the campaign total', () => {
  const rows = buildMailerSummaryRows(input, false);
  expect(
    rows.map((row) => [row.mailerCode ?? getTotalLabel(row), row.campaignCouponNumber, row.quantity]),
  ).toEqual([
    ['410012', 1, 2_000],
    ['410013', 1, 1_000],
    ['410044', 2, 500],
    ['Coupon Total', 1, 3_000],
    ['Coupon Total', 2, 500],
    ['Campaign Total', 0, 3_500],
  ]);
});

test('a row has calculated figures', () => {
  expect(buildMailerSummaryRows(input, false)[0]).toEqual({
    ...campaign,
    campaignCouponNumber: 1,
    mailerCode: '410012',
    mailerDescription: 'Mailer 410012',
    quantity: 2_000,
    ttlResponses: 40,
    ttlUniqueResponses: 38,
    ttlPurchases: 36,
    avgTicket: 50,
    ttlPurchaseAmount: 1_800,
    ttlCost: 900,
    marginPct: 50,
    roi: -10,
    burdenedROI: -20,
    sequenceNumberStart: null,
    sequenceNumberEnd: null,
  });
});

test('allocation distributes responses without a code to the mailers of the coupon and keeps the totals', () => {
  const [plain, allocated] = [buildMailerSummaryRows(input, false), buildMailerSummaryRows(input, true)];
  const figures = ({
    ttlResponses,
    ttlUniqueResponses,
    ttlPurchases,
    ttlPurchaseAmount,
    ttlCost,
  }: MailerSummaryRow) => [ttlResponses, ttlUniqueResponses, ttlPurchases, ttlPurchaseAmount, ttlCost];
  expect(allocated.slice(0, 3).map(figures)).toEqual([
    [44, 41, 38, 1_866.67, 933.33],
    [12, 12, 9, 353.84, 186.67],
    [0, 0, 0, 0, 0],
  ]);
  expect(allocated.slice(3)).toEqual(plain.slice(3));
});

test('a campaign without mailers and responses has a total', () => {
  const rows = buildMailerSummaryRows({ ...input, mailers: [], coupons: [], total: none }, true);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    campaignId: 0,
    quantity: 0,
    avgTicket: 0,
    marginPct: 0,
    roi: 0,
    burdenedROI: 0,
  });
});

test('responses of a coupon that has no mailers remain in the totals', () => {
  const coupons = [{ couponNumber: 3, sums: lost, nonSpecific: lost }];
  const rows = buildMailerSummaryRows({ ...input, mailers: [], coupons, total: lost }, true);
  expect(rows.map((row) => [getTotalLabel(row), row.ttlResponses])).toEqual([
    ['Coupon Total', 6],
    ['Campaign Total', 6],
  ]);
});

interface Response {
  couponNumber: number;
  mailerCode: string | null;
  customerId: number;
  transactionId: number | null;
}

const codes = ['100001', '100002', '200001', '200002', '200003'];
const couponOf = (code: string) => Number(code[0]);
/** Cents, so that a plain sum is exact. */
const amountOf = ({ transactionId }: Response) =>
  transactionId === null ? 0 : (transactionId * 977) % 20_011;

function sumsOf(responses: readonly Response[], customers = responses): ResponseSums {
  const amount = responses.reduce((cents, each) => cents + amountOf(each), 0) / 100;
  return {
    responses: responses.length,
    uniqueResponses: new Set(customers.map(({ customerId }) => customerId)).size,
    purchases: responses.filter(({ transactionId }) => transactionId !== null).length,
    amount,
    items: 0,
    cost: 0,
  };
}

function summaryOf(responses: readonly Response[], quantities: readonly number[]): MailerSummarySums {
  return {
    ...input,
    mailers: codes.map((code, index) =>
      mailer(
        code,
        couponOf(code),
        quantities[index] ?? 1,
        sumsOf(responses.filter((each) => each.mailerCode === code)),
      ),
    ),
    coupons: [1, 2].map((couponNumber) => {
      const ofCoupon = responses.filter((each) => each.couponNumber === couponNumber);
      const known = new Set(
        ofCoupon.filter((each) => each.mailerCode !== null).map(({ customerId }) => customerId),
      );
      const without = ofCoupon.filter((each) => each.mailerCode === null);
      return {
        couponNumber,
        sums: sumsOf(ofCoupon),
        nonSpecific: sumsOf(
          without,
          without.filter(({ customerId }) => !known.has(customerId)),
        ),
      };
    }),
    total: sumsOf(responses),
  };
}

/** The primary view counts a transaction once (docs/domain/reports.md §2). */
function keepFirstOfTransactions(responses: readonly Response[]): Response[] {
  const ordered = responses.toSorted((a, b) => a.couponNumber - b.couponNumber);
  const firsts = new Map(ordered.toReversed().map((each) => [each.transactionId, each]));
  return ordered.filter((each) => each.transactionId === null || firsts.get(each.transactionId) === each);
}

test('random coupons add up to the campaign and allocated mailers to their coupon, in both views', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const random = seededRandom(seed);
    const responses = random.list(0, 60, (): Response => {
      const code = codes[random.int(0, codes.length - 1)] ?? '100001';
      return {
        couponNumber: couponOf(code),
        mailerCode: random.int(0, 3) === 0 ? null : code,
        customerId: random.int(1, 25),
        transactionId: random.int(0, 4) === 0 ? null : random.int(1, 40),
      };
    });
    const quantities = codes.map(() => random.int(1, 60_000));
    for (const expandedView of [true, false]) {
      const rows = buildMailerSummaryRows(
        summaryOf(expandedView ? responses : keepFirstOfTransactions(responses), quantities),
        true,
      );
      const add = (
        of: readonly MailerSummaryRow[],
        key: 'quantity' | 'ttlResponses' | 'ttlPurchases' | 'ttlPurchaseAmount',
      ) => of.reduce((sum, row) => sum + row[key], 0);
      const [coupons, total] = [rows.slice(codes.length, -1), rows.at(-1)];
      for (const key of ['quantity', 'ttlResponses', 'ttlPurchases', 'ttlPurchaseAmount'] as const) {
        expect(add(coupons, key)).toBeCloseTo(total?.[key] ?? -1, 6);
        for (const coupon of coupons) {
          const mailers = rows.filter(
            (row) => row.campaignId !== 0 && row.campaignCouponNumber === coupon.campaignCouponNumber,
          );
          expect(add(mailers, key)).toBeCloseTo(coupon[key], 6);
        }
      }
      for (const row of rows) {
        expect(row.ttlUniqueResponses).toBeLessThanOrEqual(row.ttlResponses);
        expect(row.ttlPurchases).toBeLessThanOrEqual(row.ttlResponses);
      }
    }
  }
});

test.each([
  { campaignId: 1204, campaignCouponNumber: 0, level: 'mailer', isTotal: false, label: null },
  { campaignId: 1204, campaignCouponNumber: 2, level: 'mailer', isTotal: false, label: null },
  { campaignId: 0, campaignCouponNumber: 2, level: 'coupon', isTotal: true, label: 'Coupon Total' },
  { campaignId: 0, campaignCouponNumber: 0, level: 'campaign', isTotal: true, label: 'Campaign Total' },
])(
  'a row of campaign $campaignId and coupon $campaignCouponNumber is of the $level',
  ({ level, isTotal, label, ...row }) => {
    expect(getSummaryLevel(row)).toBe(level);
    expect(isTotalRow(row)).toBe(isTotal);
    expect(getTotalLabel(row)).toBe(label);
  },
);

test('the total of a coupon or of the campaign is found beside its mailers', () => {
  const ofMailer = { campaignId: 1204, campaignCouponNumber: 1 };
  const ofCoupon = { campaignId: 0, campaignCouponNumber: 1 };
  const ofOther = { campaignId: 0, campaignCouponNumber: 2 };
  const ofCampaign = { campaignId: 0, campaignCouponNumber: 0 };
  const rows = [ofMailer, ofOther, ofCoupon, ofCampaign];
  expect(findTotalRow(rows, 1)).toBe(ofCoupon);
  expect(findTotalRow(rows, 0)).toBe(ofCampaign);
  expect(findTotalRow(rows, 3)).toBeUndefined();
});
