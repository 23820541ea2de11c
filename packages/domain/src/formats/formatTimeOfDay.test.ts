import { expect, test } from 'vitest';
import { isTimeOfDay, formatTimeOfDay } from './formatTimeOfDay.ts';

test.each([
  { text: '235959', shown: '23:59:59', valid: true },
  { text: '000000', shown: '00:00:00', valid: true },
  { text: '250000', shown: '250000', valid: false },
  { text: '126000', shown: '126000', valid: false },
  { text: '120060', shown: '120060', valid: false },
  { text: '1235959', shown: '1235959', valid: false },
  { text: '2359590', shown: '2359590', valid: false },
  { text: '1234', shown: '1234', valid: false },
  { text: '', shown: '', valid: false },
])('the time $text is shown as "$shown"', ({ text, shown, valid }) => {
  expect(formatTimeOfDay(text)).toBe(shown);
  expect(isTimeOfDay(text)).toBe(valid);
});

test('a missing time is shown as an empty text', () => expect(formatTimeOfDay(null)).toBe(''));
