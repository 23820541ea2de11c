import { describe, expect, test } from 'vitest';
import { formatCurrency, formatNumber, formatPercent, formatQuantity } from './formatNumber.ts';

const minus = '\u2212';

test.each([
  { value: 1234567, decimals: undefined, text: '1,234,567' },
  { value: 0, decimals: undefined, text: '0' },
  { value: -0, decimals: undefined, text: '0' },
  { value: 12.5, decimals: undefined, text: '12.5' },
  { value: 3, decimals: 2, text: '3.00' },
  { value: 12.3, decimals: 2, text: '12.30' },
  { value: -1234.5, decimals: 2, text: `${minus}1,234.50` },
  { value: -0.001, decimals: 2, text: '0.00' },
  { value: 1e15, decimals: undefined, text: '1,000,000,000,000,000' },
  { value: null, decimals: undefined, text: '' },
  { value: undefined, decimals: 2, text: '' },
  { value: Number.NaN, decimals: undefined, text: '' },
  { value: Infinity, decimals: undefined, text: '' },
])('number $value with $decimals decimals is "$text"', ({ value, decimals, text }) =>
  expect(formatNumber(value, decimals)).toBe(text),
);

test.each([undefined, 0, 1, 2, 3])('below 10^14, with %s decimals, it is as by Intl', (decimals) => {
  const [minimumFractionDigits, maximumFractionDigits] = [decimals ?? 0, decimals ?? 3];
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits, maximumFractionDigits });
  for (let digits = 1; digits <= 14; digits += 1)
    for (const divisor of [1, 2, 8, 10, 100, 1000, 10_000]) {
      const value = Number('987654321987654'.slice(-digits)) / divisor;
      const text = format.format(value);
      expect(formatNumber(value, decimals)).toBe(text);
      expect(formatNumber(-value, decimals)).toBe(/[1-9]/.test(text) ? minus + text : text);
    }
  for (const value of [1.005, 0.15, 2.345, 1.0045, 1e-7, 0.0005, 8.575, 1234.4995])
    expect(formatNumber(value, decimals)).toBe(format.format(value));
});

test.each([
  { count: 0, text: '0 rows', ofPeople: '0 people' },
  { count: 1, text: '1 row', ofPeople: '1 person' },
  { count: 1204, text: '1,204 rows', ofPeople: '1,204 people' },
])('$count is "$text"', ({ count, text, ofPeople }) => {
  expect(formatQuantity(count, 'row')).toBe(text);
  expect(formatQuantity(count, 'person', 'people')).toBe(ofPeople);
});

describe('money and percentages', () => {
  test.each([
    { value: 1234.5, text: '$1,234.50' },
    { value: 0, text: '$0.00' },
    { value: -12.5, text: `${minus}$12.50` },
    { value: -0.001, text: '$0.00' },
    { value: null, text: '' },
  ])('$value dollars are "$text"', ({ value, text }) => expect(formatCurrency(value)).toBe(text));

  test.each([
    { value: 5, text: '5.00%' },
    { value: 12.344, text: '12.34%' },
    { value: -7.5, text: `${minus}7.50%` },
    { value: 1250, text: '1,250.00%' },
    { value: null, text: '' },
  ])('$value percent is "$text"', ({ value, text }) => expect(formatPercent(value)).toBe(text));
});
