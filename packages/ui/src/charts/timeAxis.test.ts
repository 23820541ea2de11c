import { expect, test } from 'vitest';
import { toDay, toAxisDate, insertGaps } from './timeAxis.ts';

test('the axis shows the date of a day in every time zone', () => {
  expect(toDay(toAxisDate('2026-03-08T00:00:00'))).toBe('2026-03-08');
  expect(toAxisDate('2026-03-09').getTime() - toAxisDate('2026-03-08').getTime()).toBe(86_400_000);
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
])('$why: $drawn', ({ days, drawn }) => {
  const rows = insertGaps(days, (day) => day);
  expect(rows.map(({ day, row }) => (row === null ? '-' : day.slice(8))).join(' ')).toBe(drawn);
});
