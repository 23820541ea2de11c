import { expect, test } from 'vitest';
import { seededRandom } from '../testing/seededRandom.ts';
import { allocateHundredths, allocateSums, allocateWhole } from './allocation.ts';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

test.each([
  { total: 10, weights: [1, 1], shares: [5, 5], why: 'equal weights' },
  { total: 10, weights: [3, 2], shares: [6, 4], why: 'proportional' },
  { total: 1, weights: [5, 5, 5], shares: [1, 0, 0], why: 'of equal weights the first gets more' },
  { total: 2, weights: [5, 5, 5], shares: [1, 1, 0], why: 'of equal weights the first ones get more' },
  { total: 5, weights: [1, 1], shares: [3, 2], why: 'of two halves the first gets more' },
  { total: 3, weights: [54_000, 60_000, 48_000], shares: [1, 1, 1], why: 'rounded' },
  { total: 7, weights: [0, 4, 0], shares: [0, 7, 0], why: 'a zero weight gets no share' },
  { total: 0, weights: [3, 2], shares: [0, 0], why: 'a total of zero' },
  { total: 0, weights: [], shares: [], why: 'a total of zero over no weights' },
  { total: -5, weights: [3, 2], shares: [-3, -2], why: 'a negative total of returned goods' },
  {
    total: 10,
    weights: [10, 1, 1, 1, 1, 1, 1],
    shares: [6, 1, 1, 1, 1, 0, 0],
    why: 'the largest weight keeps its share',
  },
])('$total distributed over $weights is $shares: $why', ({ total, weights, shares }) => {
  expect(allocateWhole(total, weights)).toEqual(shares);
});

test.each([
  { total: 0.01, weights: [2, 1], shares: [0.01, 0] },
  { total: 100.1, weights: [1, 1, 1], shares: [33.37, 33.37, 33.36] },
  { total: -7.25, weights: [1, 3], shares: [-1.81, -5.44] },
])('$total dollars distributed over $weights are $shares', ({ total, weights, shares }) => {
  expect(allocateHundredths(total, weights)).toEqual(shares);
});

test.each([
  { total: 1.5, weights: [1], why: 'not an integer' },
  { total: 1, weights: [-1, 2], why: 'a negative weight' },
  { total: 1, weights: [0, 0], why: 'all weights are zero' },
  { total: 1, weights: [], why: 'no weights' },
])('rejects $total over $weights: $why', ({ total, weights }) => {
  expect(() => allocateWhole(total, weights)).toThrow(RangeError);
});

test('large numbers stay exact', () => {
  const shares = allocateWhole(1e14, [2_147_483_647, 2_147_483_646, 1]);
  expect(sumOf(shares)).toBe(1e14);
  expect(shares[2]).toBe(23_283);
});

test.each([
  { total: 2, limits: [1, 1, 0], shares: [1, 1, 0], why: 'the total equals the limits' },
  { total: 1, limits: [0, 3, 0], shares: [0, 1, 0], why: 'the first is at its limit' },
  { total: 6, limits: [1, 9, 9], shares: [1, 3, 2], why: 'the excess is distributed to the others' },
])('$total over three equal weights within $limits is $shares: $why', ({ total, limits, shares }) => {
  expect(allocateWhole(total, [1, 1, 1], limits)).toEqual(shares);
});

test('limits below the total are rejected', () => {
  expect(() => allocateWhole(3, [1, 1], [1, 1])).toThrow('The sum of the limits is less than the total');
});

test('random numbers keep their sum, and every share is its exact part, rounded down or up', () => {
  for (let seed = 0; seed < 2_000; seed += 1) {
    const random = seededRandom(seed);
    const weights = random.list(1, 12, () => (random.int(0, 9) === 0 ? 0 : random.int(1, 60_000)));
    if (sumOf(weights) === 0) continue;
    const total = random.int(-50, 5_000);
    const shares = allocateWhole(total, weights);
    expect(sumOf(shares)).toBe(total);
    for (const [index, share] of shares.entries()) {
      const exact = (total * (weights[index] ?? 0)) / sumOf(weights);
      expect(Math.abs(share - exact)).toBeLessThan(1);
    }
  }
});

test('random shares stay within their limits and keep the sum', () => {
  for (let seed = 0; seed < 2_000; seed += 1) {
    const random = seededRandom(seed);
    const weights = random.list(1, 12, () => random.int(1, 60_000));
    const limits = allocateWhole(random.int(0, 200), weights);
    const total = random.int(0, sumOf(limits));
    const shares = allocateWhole(total, weights, limits);
    expect(sumOf(shares)).toBe(total);
    shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(limits[index] ?? 0));
  }
});

test('responses of a coupon keep every sum, and the figures of a mailer are consistent', () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const random = seededRandom(seed);
    const quantities = random.list(1, 9, () => random.int(1, 60_000));
    const responses = random.int(0, 300);
    const purchases = random.int(0, responses);
    const sums = {
      responses,
      uniqueResponses: random.int(0, responses),
      purchases,
      amount: purchases === 0 ? 0 : random.int(-5_000, 900_000) / 100,
      items: purchases === 0 ? 0 : random.int(0, 90_000) / 100,
      cost: purchases === 0 ? 0 : random.int(0, 500_000) / 100,
    };
    const shares = allocateSums(sums, quantities);
    for (const key of ['responses', 'uniqueResponses', 'purchases', 'amount', 'items', 'cost'] as const) {
      expect(sumOf(shares.map((share) => share[key]))).toBeCloseTo(sums[key], 6);
    }
    for (const share of shares) {
      expect(share.purchases).toBeLessThanOrEqual(share.responses);
      expect(share.uniqueResponses).toBeLessThanOrEqual(share.responses);
      const isSold = share.amount !== 0 || share.items !== 0 || share.cost !== 0;
      expect(share.purchases > 0 || !isSold).toBe(true);
    }
  }
});

test('sales are distributed like purchases', () => {
  const sums = { responses: 4, uniqueResponses: 3, purchases: 1, amount: 40, items: 3, cost: 21.5 };
  const none = { purchases: 0, amount: 0, items: 0, cost: 0 };
  expect(allocateSums(sums, [30, 20, 20])).toEqual([
    { responses: 2, uniqueResponses: 1, purchases: 1, amount: 40, items: 3, cost: 21.5 },
    { responses: 1, uniqueResponses: 1, ...none },
    { responses: 1, uniqueResponses: 1, ...none },
  ]);
});

test('a coupon without pieces gets no share', () => {
  const sums = { responses: 4, uniqueResponses: 3, purchases: 1, amount: 40, items: 3, cost: 21.5 };
  expect(allocateSums(sums, [])).toEqual([]);
  expect(allocateSums(sums, [0]).map((share) => share.responses)).toEqual([0]);
});
