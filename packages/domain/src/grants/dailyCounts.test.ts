import { expect, test } from 'vitest';
import { sevenDayAverage, fillMissingDays } from './dailyCounts.ts';

test('missing days have a count of zero', () => {
  const figures = [
    { day: '2025-03-03T00:00:00', count: 6 },
    { day: '2025-02-28T00:00:00', count: 2 },
  ];
  expect(fillMissingDays(figures)).toEqual([
    { day: '2025-02-28', count: 2 },
    { day: '2025-03-01', count: 0 },
    { day: '2025-03-02', count: 0 },
    { day: '2025-03-03', count: 6 },
  ]);
});

test.each([
  { why: 'the list is empty', figures: [] },
  { why: 'a date is invalid', figures: [{ day: 'yesterday', count: 1 }] },
  {
    why: 'only one date is valid',
    figures: [
      { day: '2025-03-01', count: 1 },
      { day: 'yesterday', count: 1 },
    ],
  },
  {
    why: 'the dates are centuries apart',
    figures: [
      { day: '1825-01-01', count: 1 },
      { day: '2025-01-01', count: 1 },
    ],
  },
])('counts are unchanged when $why', ({ figures }) => expect(fillMissingDays(figures)).toBe(figures));

test('the trend is a seven-day average; the first days have fewer days before them', () => {
  const figures = [
    { day: '2025-03-01', count: 7 },
    { day: '2025-03-02', count: 1 },
    { day: '2025-03-08', count: 6 },
  ];
  expect(sevenDayAverage(figures).map(({ count }) => count)).toEqual([
    7,
    4,
    8 / 3,
    2,
    8 / 5,
    8 / 6,
    8 / 7,
    1,
  ]);
  expect(sevenDayAverage([])).toEqual([]);
});
