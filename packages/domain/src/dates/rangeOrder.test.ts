import { expect, test } from 'vitest';
import { validateRangeOrder } from './rangeOrder.ts';

const reversed = 'From date is after To date';

test.each([
  { first: '2026-06-10', last: '2026-06-01', message: reversed, why: 'it ends before it begins' },
  { first: '20260610', last: '2026-06-01', message: reversed, why: 'dashes make no difference' },
  { first: '2026-06-10', last: '2026-06-10', message: null, why: 'one day is a range' },
  { first: '2026-06-01', last: '2026-06-10', message: null, why: 'the order is right' },
  { first: '2026-06-10', last: '', message: null, why: 'it has no end' },
  { first: undefined, last: '2026-06-10', message: null, why: 'it has no beginning' },
  { first: '2026-06-31', last: '2026-06-10', message: null, why: 'its beginning is not a day' },
  { first: '2026-06-10', last: '2026-06', message: null, why: 'its end is half typed' },
])('a range from $first to $last: $message, because $why', ({ first, last, message }) =>
  expect(validateRangeOrder({ label: 'From date', day: first }, { label: 'To date', day: last })).toBe(
    message,
  ),
);
