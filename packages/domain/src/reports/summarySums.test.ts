import { expect, test } from 'vitest';
import { type CountedSums, sumMailerSummary } from './summarySums.ts';

const mailer = (couponNumber: number, mailerCode: string) => ({
  couponNumber,
  mailerCode,
  mailerDescription: '',
  quantity: 100,
  sequenceNumberStart: null,
  sequenceNumberEnd: null,
});
const counted = (couponNumber: number, mailerCode: string | null, customers: number[]): CountedSums => ({
  couponNumber,
  mailerCode,
  customers,
  responses: customers.length,
  purchases: 1,
  amount: 0.1,
  items: 0.2,
  cost: 0.7,
});
const zeros = { responses: 0, uniqueResponses: 0, purchases: 0, amount: 0, items: 0, cost: 0 };
const one = { responses: 1, uniqueResponses: 1, purchases: 1, amount: 0.1, items: 0.2, cost: 0.7 };

test('sums are added up exactly, and each customer of a mailer, a coupon and the campaign counts once', () => {
  const mailers = [mailer(1, 'A'), mailer(1, 'B'), mailer(4, 'C')];
  const sums = sumMailerSummary(mailers, [
    counted(3, null, [1]),
    counted(1, 'A', [1, 1]),
    counted(1, 'B', [1, 2]),
    counted(1, null, [2, 3, 3]),
  ]);
  expect(sums).toEqual({
    mailers: [
      { ...mailers[0], sums: { ...one, responses: 2, uniqueResponses: 1 } },
      { ...mailers[1], sums: { ...one, responses: 2, uniqueResponses: 2 } },
      { ...mailers[2], sums: zeros },
    ],
    coupons: [
      {
        couponNumber: 1,
        sums: { responses: 7, uniqueResponses: 3, purchases: 3, amount: 0.3, items: 0.6, cost: 2.1 },
        // Customer 2 has a specific response, too.
        nonSpecific: { ...one, responses: 3, uniqueResponses: 1 },
      },
      { couponNumber: 3, sums: one, nonSpecific: one },
      { couponNumber: 4, sums: zeros, nonSpecific: zeros },
    ],
    total: { responses: 8, uniqueResponses: 3, purchases: 4, amount: 0.4, items: 0.8, cost: 2.8 },
  });
});
