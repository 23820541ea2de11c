import { expect, test } from 'vitest';
import { formatDate, formatLongDay } from './formatDate.ts';

test.each([
  { text: '2024-05-01T00:00:00', shown: '2024-05-01' },
  { text: '20240501', shown: '2024-05-01' },
  { text: '2024-05-01', shown: '2024-05-01' },
  { text: '2024-05-01T23:59:59-05:00', shown: '2024-05-01' },
  { text: '', shown: '' },
  { text: null, shown: '' },
  { text: undefined, shown: '' },
  { text: '20240532', shown: '20240532' },
  { text: 'not yet', shown: 'not yet' },
])('the date $text is shown as "$shown"', ({ text, shown }) => expect(formatDate(text)).toBe(shown));

test('a date in words', () => expect(formatLongDay('2024-05-01')).toBe('May 1, 2024'));
