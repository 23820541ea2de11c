import { expect, test } from 'vitest';
import { rankBars } from './rankBars.ts';

test.each([
  { values: [3, 10, -2, 0], ranked: [10, 3, 0, -2], why: 'the largest first, negative ones last' },
  { values: [null, -5, null, 4], ranked: [4, -5, null, null], why: 'without a value after all others' },
  { values: [], ranked: [], why: 'no bars' },
])('$why', ({ values, ranked }) => {
  const bars = values.map((value, id) => ({ id, name: `Bar ${id}`, value }));
  expect(rankBars(bars).map(({ value }) => value)).toEqual(ranked);
});

test('equal values keep their order', () => {
  const bars = [5, null, 5, 7, null].map((value, id) => ({ id, name: `Bar ${id}`, value }));
  expect(rankBars(bars).map(({ id }) => id)).toEqual([3, 0, 2, 1, 4]);
});
