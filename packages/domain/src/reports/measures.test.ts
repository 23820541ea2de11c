import { expect, test } from 'vitest';
import {
  calculateAverage,
  zeroToNull,
  calculateBurdenedRoiPercent,
  resolveCostPerPiece,
  calculateGrossMargin,
  calculateMailingCost,
  calculateMarginAmount,
  calculatePercent,
  calculateResponsePercent,
  calculateRoiPercent,
} from './measures.ts';

test.each([
  { part: 50, whole: 1000, percent: 5, why: 'part of a whole' },
  { part: 1, whole: 3, percent: 33.33, why: 'rounded' },
  { part: 0, whole: 10, percent: 0, why: 'zero' },
  { part: 10, whole: 0, percent: 0, why: 'division by zero' },
  { part: -5, whole: 40, percent: -12.5, why: 'negative' },
])('$part of $whole is $percent %: $why', ({ part, whole, percent }) =>
  expect(calculatePercent(part, whole)).toBe(percent),
);

test.each([
  { sum: 801.42, count: 19, average: 42.18 },
  { sum: 83.5, count: 19, average: 4.39 },
  { sum: 801.42, count: 83.5, average: 9.6 },
  { sum: 10, count: 0, average: 0 },
])('$sum divided by $count is $average', ({ sum, count, average }) =>
  expect(calculateAverage(sum, count)).toBe(average),
);

test.each([
  { sales: 801.42, cost: 420.11, margin: 381.31 },
  { sales: 10, cost: 12.5, margin: -2.5 },
  { sales: 0.3, cost: 0.1, margin: 0.2 },
])('sales of $sales at a cost of $cost have a margin of $margin', ({ sales, cost, margin }) => {
  expect(calculateGrossMargin(sales, cost)).toBe(margin);
});

test.each([
  { margin: 381.31, pieces: 412, each: 0.42, roi: 120.36, burdened: 95.88, why: 'profit' },
  { margin: 100, pieces: 412, each: 0.42, roi: -42.21, burdened: -48.63, why: 'loss' },
  { margin: -20, pieces: 100, each: 0.5, roi: -140, burdened: -135.56, why: 'sold below cost' },
  { margin: 100, pieces: 0, each: 0.42, roi: 0, burdened: 0, why: 'nothing mailed' },
  { margin: 100, pieces: 412, each: 0, roi: 0, burdened: 0, why: 'free pieces' },
])(
  '$pieces pieces at $each with a margin of $margin: $roi % ($why)',
  ({ margin, pieces, each, roi, burdened }) => {
    const cost = calculateMailingCost(pieces, each);
    expect([calculateRoiPercent(margin, cost), calculateBurdenedRoiPercent(margin, cost, 12.5)]).toEqual([
      roi,
      burdened,
    ]);
  },
);

test('without overhead the burdened return equals the return', () => {
  expect(calculateBurdenedRoiPercent(381.31, 173.04, 0)).toBe(calculateRoiPercent(381.31, 173.04));
});

test.each([
  { responses: 50, mailed: 1000, shown: 5 },
  { responses: 0, mailed: 1000, shown: null },
  { responses: 50, mailed: 0, shown: null },
])('$responses responses to $mailed pieces are shown as $shown', ({ responses, mailed, shown }) => {
  expect(calculateResponsePercent(responses, mailed)).toBe(shown);
});

test.each([
  { value: 0, shown: null },
  { value: null, shown: null },
  { value: undefined, shown: null },
  { value: -12.5, shown: -12.5 },
])('$value is shown as $shown', ({ value, shown }) => expect(zeroToNull(value)).toBe(shown));

test.each([
  { ttlPurchaseAmount: 100, ttlCost: 120, shown: -20 },
  { ttlPurchaseAmount: 100, ttlCost: 100, shown: 0 },
  { ttlPurchaseAmount: 0, ttlCost: 5, shown: null },
])('the margin of $ttlPurchaseAmount at $ttlCost is shown as $shown', ({ shown, ...row }) => {
  expect(calculateMarginAmount(row)).toBe(shown);
});

test.each([
  { ofCampaign: 0.31, text: '0.42', cost: 0.31, why: 'set in the campaign' },
  { ofCampaign: 0, text: '0.42', cost: 0, why: 'zero in the campaign' },
  { ofCampaign: null, text: '0.42', cost: 0.42, why: 'the default value' },
  { ofCampaign: null, text: '', cost: 0, why: 'no default value' },
  { ofCampaign: null, text: undefined, cost: 0, why: 'an unknown default value' },
  { ofCampaign: null, text: 'cheap', cost: 0, why: 'not a number' },
])('the cost per piece is $cost: $why', ({ ofCampaign, text, cost }) => {
  expect(resolveCostPerPiece(ofCampaign, text)).toBe(cost);
});
