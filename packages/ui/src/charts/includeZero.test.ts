import { expect, test } from 'vitest';
import { includeZero } from './includeZero.ts';

test.each([
  { values: [1_300, null, 1_840], limits: { min: 0 } },
  { values: [0, 5], limits: { min: 0 } },
  { values: [], limits: { min: 0 } },
  { values: [-3, null, -1], limits: { max: 0 } },
  { values: [0, -1], limits: { max: 0 } },
  { values: [-3, 1], limits: {} },
])('an axis of $values has the limits $limits', ({ values, limits }) =>
  expect(includeZero(values)).toEqual(limits),
);
