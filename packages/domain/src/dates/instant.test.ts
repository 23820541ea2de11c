import { expect, test } from 'vitest';
import { isDayOnly, parseInstant } from './instant.ts';

const noon = Date.UTC(2024, 4, 1, 12);

test.each([
  { text: '2024-05-01T12:00:00Z', instant: noon },
  { text: '2024-05-01T12:00:00', instant: noon },
  { text: '2024-05-01T12:00:00.000', instant: noon },
  { text: '2024-05-01T07:00:00-05:00', instant: noon },
  { text: '2024-05-01T07:00:00-0500', instant: noon },
  { text: '2024-05-01', instant: null },
  { text: '2024-05-01T12:0', instant: null },
  { text: 'tomorrow', instant: null },
  { text: '2024-13-01T12:00:00', instant: null },
  { text: '', instant: null },
  { text: null, instant: null },
])('$text is $instant', ({ text, instant }) => expect(parseInstant(text)).toBe(instant));

test.each([
  { text: '2024-05-01T00:00:00', expected: true },
  { text: '2024-05-01T00:00', expected: true },
  { text: '2024-05-01T00:00:00.000', expected: true },
  { text: '2024-05-01T00:00:00.', expected: false },
  { text: '2024-05-01T00:00:00Z', expected: false },
  { text: '2024-05-01T00:00:01', expected: false },
  { text: '2024-05-01T00:00:00.001', expected: false },
  { text: null, expected: false },
])('$text is a date without a time: $expected', ({ text, expected }) =>
  expect(isDayOnly(text)).toBe(expected),
);
