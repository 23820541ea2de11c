import { expect, test } from 'vitest';
import { parseDayFilter } from './parseDayFilter.ts';

test.each([
  { text: '20250306', day: '2025-03-06' },
  { text: '2025-03-06', day: '2025-03-06' },
  { text: '2025-03-06T23:59:59', day: '2025-03-06' },
  { text: '', day: null },
  { text: undefined, day: null },
])('$text is the day $day', ({ text, day }) => expect(parseDayFilter('dtBegin', text)).toBe(day));

test.each(['2025-03-06Tomorrow', '2025-03-06T', '2025-03-06T00:00', '20250306T00:00:00', '2025-02-29'])(
  '%s is rejected',
  (text) =>
    expect(() => parseDayFilter('dtBegin', text)).toThrow('dtBegin must be a date in the form YYYYMMDD'),
);
