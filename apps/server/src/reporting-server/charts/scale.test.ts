import { expect, test } from 'vitest';
import { createTicks } from './scale.ts';

test.each([
  { max: 100, ticks: [0, 25, 50, 75, 100] },
  { max: 97, ticks: [0, 25, 50, 75, 100] },
  { max: 101, ticks: [0, 50, 100, 150] },
  { max: 7, ticks: [0, 2, 4, 6, 8] },
  { max: 1, ticks: [0, 0.25, 0.5, 0.75, 1] },
  { max: 0.3, ticks: [0, 0.1, 0.2, 0.3] },
  { max: 1_234_567, ticks: [0, 500_000, 1_000_000, 1_500_000] },
  { max: 0, ticks: [0, 0.25, 0.5, 0.75, 1] },
])('up to $max', ({ max, ticks }) => expect(createTicks(max)).toEqual(ticks));

test('the last value is at least the largest one, and there are few values', () => {
  for (let max = 1; max < 1e9; max = Math.ceil(max * 1.37)) {
    const ticks = createTicks(max);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
    expect(ticks.length).toBeLessThanOrEqual(6);
  }
});
