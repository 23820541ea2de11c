import { expect, test } from 'vitest';
import { customerTypes, isCustomerType } from './customerTypes.ts';

test('eleven types, in this order', () => {
  expect(customerTypes.map((type) => type.code).join('')).toBe(' RNMFSGPOAB');
  expect(new Set(customerTypes.map((type) => type.text)).size).toBe(11);
});

test.each([
  { code: ' ', known: true },
  { code: '', known: true },
  { code: 'R', known: true },
  { code: 'r', known: false },
  { code: 'RN', known: false },
  { code: 'X', known: false },
])('the code "$code" is known: $known', ({ code, known }) => expect(isCustomerType(code)).toBe(known));
