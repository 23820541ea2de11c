import { expect, test } from 'vitest';
import { formatPhone } from './formatPhone.ts';

test.each([
  { text: '2165551234', shown: '(216) 555-1234' },
  { text: '216555123', shown: '216555123' },
  { text: '12165551234', shown: '12165551234' },
  { text: '216-555-1234', shown: '216-555-1234' },
  { text: '', shown: '' },
  { text: null, shown: '' },
])('$text is shown as "$shown"', ({ text, shown }) => expect(formatPhone(text)).toBe(shown));
