import { expect, test } from 'vitest';
import { formatSequenceNumber } from './formatSequenceNumber.ts';

test.each([
  { value: 1000450001, text: '1000450001' },
  { value: 450001, text: '0000450001' },
  { value: 0, text: '0000000000' },
  { value: 9_999_999_999, text: '9999999999' },
  { value: null, text: '' },
  { value: undefined, text: '' },
])('piece $value is shown as "$text"', ({ value, text }) => expect(formatSequenceNumber(value)).toBe(text));
