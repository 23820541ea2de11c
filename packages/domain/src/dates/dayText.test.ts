import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  toCompactDay,
  parseCompactDay,
  countDaysBetween,
  isCompactDay,
  isDay,
  startOfYear,
  formatCalendarDay,
} from './dayText.ts';

describe('YYYYMMDD', () => {
  test.each([
    { text: '20201031', valid: true, why: 'a valid day' },
    { text: '20240229', valid: true, why: 'a leap day' },
    { text: '20000229', valid: true, why: 'a century divisible by 400 is a leap year' },
    { text: '19000229', valid: false, why: 'another century is not' },
    { text: '20230229', valid: false, why: 'not a leap year' },
    { text: '20200230', valid: false, why: 'February has no day 30' },
    { text: '20200431', valid: false, why: 'April has no day 31' },
    { text: '20201301', valid: false, why: 'there is no month 13' },
    { text: '20200001', valid: false, why: 'there is no month 0' },
    { text: '20200100', valid: false, why: 'there is no day 0' },
    { text: '00000101', valid: false, why: 'there is no year 0' },
    { text: '00010101', valid: true, why: 'the first day of year 1' },
    { text: '20241231', valid: true, why: 'the last day of a year' },
    { text: '2020-1-1', valid: false, why: 'another format' },
    { text: '2020-10-31', valid: false, why: 'another format' },
    { text: '2020103', valid: false, why: 'seven digits' },
    { text: '202010311', valid: false, why: 'nine digits' },
    { text: ' 20201031', valid: false, why: 'leading blank' },
    { text: '20201031\n', valid: false, why: 'trailing line feed' },
    { text: '٢٠٢٠١٠٣١', valid: false, why: 'digits of another script' },
    { text: '', valid: false, why: 'empty text' },
  ])('$text is a day: $valid ($why)', ({ text, valid }) => expect(isCompactDay(text)).toBe(valid));

  test('is converted to YYYY-MM-DD and back', () => {
    expect(parseCompactDay('20240501')).toBe('2024-05-01');
    expect(parseCompactDay('20240532')).toBeNull();
    expect(parseCompactDay('00010101')).toBe('0001-01-01');
    expect(toCompactDay('2024-05-01')).toBe('20240501');
  });
});

test.each([
  { text: '2024-05-01', valid: true },
  { text: '2023-02-29', valid: false },
  { text: '20240501', valid: false },
  { text: '2024-05-01T00:00:00', valid: false },
  { text: ' 2024-05-01', valid: false },
])('$text is YYYY-MM-DD: $valid', ({ text, valid }) => expect(isDay(text)).toBe(valid));

describe('today', () => {
  test.each([
    { instant: '2024-05-01T03:59:00Z', zone: 'America/New_York', day: '2024-04-30' },
    { instant: '2024-05-01T04:00:00Z', zone: 'America/New_York', day: '2024-05-01' },
    { instant: '2024-12-31T23:30:00Z', zone: 'Asia/Tokyo', day: '2025-01-01' },
    { instant: '2024-05-01T03:59:00Z', zone: 'UTC', day: '2024-05-01' },
    { instant: '0999-05-01T12:00:00Z', zone: 'UTC', day: '0999-05-01' },
  ])('at $instant in $zone is $day', ({ instant, zone, day }) =>
    expect(formatCalendarDay(new Date(instant), zone)).toBe(day),
  );

  test('is that of the company without a time zone', () =>
    expect(formatCalendarDay(new Date('2024-05-01T03:59:00Z'))).toBe('2024-04-30'));
  test('rejects an unknown time zone', () =>
    expect(() => formatCalendarDay(new Date(), 'Mars/Base')).toThrow(RangeError));
});

test('startOfYear is January 1', () => expect(startOfYear('2024-05-01')).toBe('2024-01-01'));

test.each([
  { day: '2024-02-28', days: 1, to: '2024-02-29' },
  { day: '2024-12-31', days: 1, to: '2025-01-01' },
  { day: '2024-03-01', days: -1, to: '2024-02-29' },
  { day: '2024-05-01', days: 0, to: '2024-05-01' },
])('$day plus $days days is $to', ({ day, days, to }) => {
  expect(addDays(day, days)).toBe(to);
  expect(countDaysBetween(day, to)).toBe(days);
});

test.each([
  { day: '2024-05-31', months: -3, to: '2024-02-29' },
  { day: '2024-01-15', months: -3, to: '2023-10-15' },
  { day: '2024-12-31', months: 2, to: '2025-02-28' },
  { day: '2024-05-01', months: -60, to: '2019-05-01' },
])('$day plus $months months is $to', ({ day, months, to }) => expect(addMonths(day, months)).toBe(to));
