import { expect, test } from 'vitest';
import { roundDecimals } from './roundDecimals.ts';

test.each([
  { value: 1.005, rounded: 1.01, why: 'a decimal half' },
  { value: -1.005, rounded: -1.01, why: 'a negative half is rounded away from zero' },
  { value: 0.125, rounded: 0.13, why: 'a half' },
  { value: 2.3449999, rounded: 2.34, why: 'less than a half' },
  { value: 0.575, rounded: 0.58, why: 'a half that is less when multiplied by 100' },
  { value: 1.0049999999999997, rounded: 1, why: 'the number before a half' },
  { value: -0.001, rounded: 0, why: 'no negative zero' },
  { value: 1e-9, rounded: 0, why: 'a number in exponent notation' },
  { value: 1e21, rounded: 1e21, why: 'a number too large for decimals' },
])('$value rounds to $rounded: $why', ({ value, rounded }) => expect(roundDecimals(value)).toBe(rounded));

test('less than a millionth rounds to 0 with any decimals', () => {
  expect([roundDecimals(1e-6, 6), roundDecimals(9e-7, 6)]).toEqual([1e-6, 0]);
});
