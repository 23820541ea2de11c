import { expect, test } from 'vitest';
import { toSaleDay } from './saleDates.ts';

test.each([
  { text: '20250306', day: '20250306' },
  { text: ' 20250306 ', day: '20250306' },
  { text: '2025-03-19', day: '20250319' },
  { text: '2025-03-19T00:00:00', day: '20250319' },
  { text: '20250230', day: null },
  { text: '20-250306', day: null },
  { text: '', day: null },
])('the sale date "$text" is $day', ({ text, day }) => expect(toSaleDay(text)).toBe(day));
