import { expect, test } from 'vitest';
import { findSaleDatesHint, toSaleDay } from './saleDates.ts';

test.each([
  { text: '20250306', day: '20250306' },
  { text: ' 20250306 ', day: '20250306' },
  { text: '2025-03-19', day: '20250319' },
  { text: '2025-03-19T00:00:00', day: '20250319' },
  { text: '20250230', day: null },
  { text: '20-250306', day: null },
  { text: '', day: null },
])('the sale date "$text" is $day', ({ text, day }) => expect(toSaleDay(text)).toBe(day));

test.each([
  ['20270305', '20270304', true],
  ['2027-03-05', '20270304', true],
  ['20270305', '20270305', false],
  ['20270305', '20270306', false],
  ['20270305', '2027030', false],
  ['20271305', '20270304', false],
  ['', '20270304', false],
  ['20270305', '', false],
])('a sale from %s to %s gets a hint: %s', (begin, end, hasHint) => {
  expect(findSaleDatesHint(begin, end)).toBe(
    hasHint ? 'The sale ends before it begins. Is this correct?' : null,
  );
});
