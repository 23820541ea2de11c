import { expect, test } from 'vitest';
import { formatInstant, formatInstantDay, formatInstantSecond, portalTimeZone } from './formatInstant.ts';

test.each([
  { text: '2025-03-14T13:41:07', day: '2025-03-14', time: '2025-03-14 08:41', why: 'UTC without a zone' },
  { text: '2025-03-14T04:59:59Z', day: '2025-03-13', time: '2025-03-13 23:59', why: 'the previous day' },
  { text: '2025-07-14T05:00:00', day: '2025-07-14', time: '2025-07-14 00:00', why: 'no daylight saving' },
  { text: null, day: '', time: '', why: 'missing value' },
  { text: 'soon', day: 'soon', time: 'soon', why: 'invalid value' },
])('$text is $time ($why)', ({ text, day, time }) => {
  expect(formatInstantDay(text)).toBe(day);
  expect(formatInstant(text)).toBe(time);
});

test('values that change more than once a minute are shown with seconds', () => {
  expect(formatInstantSecond('2025-03-14T13:41:07')).toBe('2025-03-14 08:41:07');
});

test('times are in the time zone of the portal', () => {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: portalTimeZone });
  expect(clock.format(new Date('2025-07-14T13:41:07Z'))).toBe('08:41');
});
