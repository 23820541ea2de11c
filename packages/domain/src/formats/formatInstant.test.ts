import { afterEach, expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE, setCompanyTimeZone } from '../dates/companyTime.ts';
import {
  formatInstant,
  formatInstantDay,
  formatInstantMinute,
  formatInstantSecond,
} from './formatInstant.ts';

afterEach(() => setCompanyTimeZone(DEFAULT_TIME_ZONE));

test.each([
  { text: '2025-01-14T13:41:07', day: '2025-01-14', time: '2025-01-14 08:41 EST', why: 'UTC without a zone' },
  { text: '2025-07-14T13:41:07Z', day: '2025-07-14', time: '2025-07-14 09:41 EDT', why: 'summer time' },
  { text: '2025-01-14T04:59:59Z', day: '2025-01-13', time: '2025-01-13 23:59 EST', why: 'the previous day' },
  { text: null, day: '', time: '', why: 'missing value' },
  { text: 'soon', day: 'soon', time: 'soon', why: 'invalid value' },
])('$text is $time ($why)', ({ text, day, time }) => {
  expect(formatInstantDay(text)).toBe(day);
  expect(formatInstant(text)).toBe(time);
});

test.each(['2025-01-14T00:00:00', '2025-01-14', '20250114', '2025-01-14T00:00:00.000'])(
  'the date %s is the same day in every time zone',
  (text) => {
    for (const zone of ['America/New_York', 'Asia/Tokyo']) {
      setCompanyTimeZone(zone);
      expect(formatInstantDay(text)).toBe('2025-01-14');
    }
  },
);

test('midnight of a named zone is an instant', () =>
  expect(formatInstantDay('2025-01-14T00:00:00Z')).toBe('2025-01-13'));

test.each([
  ['2025-03-14T13:41:07', '2025-03-14 09:41'],
  [null, ''],
  ['soon some day', 'soon some day'],
])('without the zone, %s is %s', (text, shown) => expect(formatInstantMinute(text)).toBe(shown));

test('what changes more than once a minute is shown to the second', () => {
  expect(formatInstantSecond('2025-03-14T13:41:07')).toBe('2025-03-14 09:41:07 EDT');
});
