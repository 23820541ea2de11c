import { expect, test } from 'vitest';
import { parseNumberInput } from './parseNumberInput.ts';

test.each([
  { why: 'empty', value: '', badInput: false, number: null },
  { why: 'invalid text that the browser does not expose', value: '', badInput: true, number: Number.NaN },
  { why: 'zero is not empty', value: '0', badInput: false, number: 0 },
  { why: 'negative', value: '-4', badInput: false, number: -4 },
  { why: 'fraction', value: '12.50', badInput: false, number: 12.5 },
  { why: 'exponent', value: '1e3', badInput: false, number: 1000 },
])('$why: "$value" is $number', ({ value, badInput, number }) =>
  expect(parseNumberInput({ value, validity: { badInput } })).toBe(number),
);
