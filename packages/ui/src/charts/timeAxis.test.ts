// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { createFormats } from '../theme/createFormats.ts';
import { createDayAxis, createOneDayAxis, insertGaps, toAxisDate, toDay } from './timeAxis.ts';

afterEach(() => document.documentElement.removeAttribute('style'));

test('the axis shows the date of a day in every time zone', () => {
  expect(toDay(toAxisDate('2026-03-08T00:00:00'))).toBe('2026-03-08');
  expect(toAxisDate('2026-03-09').getTime() - toAxisDate('2026-03-08').getTime()).toBe(86_400_000);
});

test('a single day is the day of its beginning, end and middle', () => {
  const { data, tickInterval } = createOneDayAxis('2026-03-08');
  expect([...data, ...tickInterval].map(toDay)).toEqual(['2026-03-08', '2026-03-08', '2026-03-08']);
  const [start = 0, end = 0, middle = 0] = [...data, ...tickInterval].map(Number);
  expect([end - start, middle - start]).toEqual([86_399_999, 43_200_000]);
});

test.each([
  { why: 'newest first', days: ['2026-01-18', '2026-01-11', '2026-01-04'], drawn: '04 11 18' },
  {
    why: 'missing weeks',
    days: ['2026-01-04', '2026-01-11', '2026-01-25', '2026-02-01'],
    drawn: '04 11 - 25 01',
  },
  { why: 'one row', days: ['2026-01-04'], drawn: '04' },
  { why: 'two rows far apart', days: ['2026-01-04', '2026-12-04'], drawn: '04 04' },
  { why: 'two rows of one day', days: ['2026-01-04', '2026-01-04', '2026-01-05'], drawn: '04 04 05' },
  { why: 'no rows', days: [], drawn: '' },
  { why: 'with times of day', days: ['2026-01-05T10:00', '2026-01-04T23:00'], drawn: '04 05' },
])('$why: $drawn', ({ days, drawn }) => {
  const rows = insertGaps(days, (day) => day);
  expect(rows.map(({ day, row }) => (row === null ? '-' : day.slice(8))).join(' ')).toBe(drawn);
});

test('a gap is halfway between its neighbors', () => {
  const rows = insertGaps(['2026-01-03', '2026-01-04', '2026-01-05', '2026-01-15'], (day) => day);
  expect(rows.map(({ day }) => day.slice(8))).toEqual(['03', '04', '05', '10', '15']);
});

test('rows of one day keep their order', () => {
  const rows = insertGaps(
    [
      { day: '2026-01-05', id: 'a' },
      { day: '2026-01-04', id: 'b' },
      { day: '2026-01-05', id: 'c' },
    ],
    ({ day }) => day,
  );
  expect(rows.map(({ row }) => row?.id)).toEqual(['b', 'a', 'c']);
});

test('the axis has the days; only the tooltip has their names', () => {
  const { day } = createFormats('de-DE');
  const axis = createDayAxis(['2026-01-04'], day, (text) => `week of ${text}`);
  const [date = new Date(Number.NaN)] = axis.data;
  expect(date.toISOString()).toBe('2026-01-04T00:00:00.000Z');
  expect(axis.valueFormatter(date, { location: 'tick' })).toBe('04.01.2026');
  expect(axis.valueFormatter(date, { location: 'tooltip' })).toBe('week of 2026-01-04');
  expect(createDayAxis(['2026-01-04'], day).valueFormatter(date, { location: 'tooltip' })).toBe('04.01.2026');
});

test('the axis is as high as its labels in the font size of the browser', () => {
  const { day } = createFormats('de-DE');
  const { height } = createDayAxis([], day);
  document.documentElement.style.fontSize = '32px';
  expect(createDayAxis([], day).height).toBe(2 * height);
});
