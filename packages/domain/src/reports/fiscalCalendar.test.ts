import { expect, test } from 'vitest';
import { addDays, countDaysBetween } from '../dates/dayText.ts';
import {
  formatDayName,
  formatFiscalWeek,
  findFiscalWeek,
  getFiscalYearStart,
  formatDayOfWeek,
} from './fiscalCalendar.ts';

test.each([
  { year: 2012, start: '2012-01-29', weeks: 53, january31: 'Tue' },
  { year: 2013, start: '2013-02-03', weeks: 52, january31: 'Thu' },
  { year: 2017, start: '2017-01-29', weeks: 52, january31: 'Tue' },
  { year: 2018, start: '2018-01-28', weeks: 53, january31: 'Wed' },
  { year: 2019, start: '2019-02-03', weeks: 52, january31: 'Thu' },
  { year: 2020, start: '2020-02-02', weeks: 52, january31: 'Fri' },
  { year: 2021, start: '2021-01-31', weeks: 52, january31: 'Sun' },
  { year: 2022, start: '2022-01-30', weeks: 52, january31: 'Mon' },
  { year: 2023, start: '2023-01-29', weeks: 52, january31: 'Tue' },
  { year: 2024, start: '2024-01-28', weeks: 53, january31: 'Wed' },
  { year: 2025, start: '2025-02-02', weeks: 52, january31: 'Fri' },
  { year: 2026, start: '2026-02-01', weeks: 52, january31: 'Sat' },
  { year: 2027, start: '2027-01-31', weeks: 52, january31: 'Sun' },
])('fiscal $year starts on $start and has $weeks weeks', ({ year, start, weeks, january31 }) => {
  expect(formatDayName(`${year}-01-31`)).toBe(january31);
  expect(getFiscalYearStart(year)).toBe(start);
  expect(countDaysBetween(start, getFiscalYearStart(year + 1))).toBe(weeks * 7);
});

test.each([
  { day: '2025-02-01', year: 2024, week: 53, month: 12, why: 'the last day of a long year' },
  { day: '2025-02-02', year: 2025, week: 1, month: 1, why: 'the first day of a year' },
  { day: '2025-03-01', year: 2025, week: 4, month: 1, why: 'four weeks' },
  { day: '2025-03-02', year: 2025, week: 5, month: 2, why: 'then five' },
  { day: '2025-04-05', year: 2025, week: 9, month: 2, why: 'the last of five' },
  { day: '2025-04-06', year: 2025, week: 10, month: 3, why: 'then four' },
  { day: '2025-05-04', year: 2025, week: 14, month: 4, why: 'a quarter later' },
  { day: '2026-01-31', year: 2025, week: 52, month: 12, why: 'the last day of a short year' },
  { day: '2026-01-01', year: 2025, week: 48, month: 11, why: 'January of the year before' },
  { day: '2026-11-20', year: 2026, week: 42, month: 10, why: 'a Friday' },
  { day: '2024-02-29', year: 2024, week: 5, month: 2, why: 'a leap day' },
])('$day is in week $week of $year: $why', ({ day, year, week, month }) => {
  const found = findFiscalWeek(day);
  expect([found.fiscalYear, found.week, found.month]).toEqual([year, week, month]);
  expect(found.startDate <= day && day <= found.endDate).toBe(true);
});

test('weeks follow one another without a gap, Sunday to Saturday, for forty years', () => {
  let before = findFiscalWeek(getFiscalYearStart(2000));
  for (let day = addDays(before.startDate, 7); day < '2040-01-01'; day = addDays(day, 7)) {
    const week = findFiscalWeek(day);
    expect(week.startDate).toBe(day);
    expect(formatDayName(week.startDate) + formatDayName(week.endDate)).toBe('SunSat');
    expect(addDays(before.endDate, 1)).toBe(day);
    const follows = before.fiscalYear === week.fiscalYear && week.week === before.week + 1;
    const begins = week.fiscalYear === before.fiscalYear + 1 && week.week === 1 && before.week >= 52;
    expect(follows || begins).toBe(true);
    before = week;
  }
});

test('a year has months of 4, 5 and 4 weeks; week 53 is in the last one', () => {
  const months = Array.from(
    { length: 53 },
    (_, index) => findFiscalWeek(addDays(getFiscalYearStart(2024), 7 * index)).month,
  );
  const counts = Array.from({ length: 12 }, (_, month) => months.filter((each) => each === month + 1).length);
  expect(counts).toEqual([4, 5, 4, 4, 5, 4, 4, 5, 4, 4, 5, 5]);
});

test.each([
  { week: 6, label: 'FW06' },
  { week: 53, label: 'FW53' },
])('the label of week $week is $label', ({ week, label }) => expect(formatFiscalWeek(week)).toBe(label));

test.each([
  { sent: 'Sat', shown: 'Sat' },
  { sent: 0, shown: 'Sun' },
  { sent: 6, shown: 'Sat' },
  { sent: 7, shown: '' },
])('day of week $sent is shown as $shown', ({ sent, shown }) => expect(formatDayOfWeek(sent)).toBe(shown));
