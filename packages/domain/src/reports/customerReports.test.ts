import { expect, test } from 'vitest';
import {
  channelColumns,
  toFiscalWeekRow,
  hasSegmentCounts,
  segmentColumns,
  weekColumns,
} from './customerReports.ts';

test.each([
  { report: 'channel', columns: [...weekColumns, ...channelColumns], count: 18 },
  { report: 'segment', columns: [...weekColumns, ...segmentColumns], count: 17 },
])('the $report report has $count different columns', ({ columns, count }) => {
  expect(new Set(columns.map(({ field }) => field)).size).toBe(count);
  expect(new Set(columns.map(({ heading }) => heading)).size).toBe(count);
});

test('a channel heading names the channels of its field, in their order', () => {
  for (const { field, heading } of channelColumns) {
    expect(heading.replaceAll(/ & | /g, '').toLowerCase()).toBe(field.toLowerCase());
  }
});

test('segments have no data for weeks 17 to 21', () => {
  const weeks = Array.from({ length: 53 }, (_, index) => index + 1);
  expect(weeks.filter((week) => !hasSegmentCounts(week))).toEqual([17, 18, 19, 20, 21]);
});

test('a row has its week, Sunday and Saturday', () => {
  expect(toFiscalWeekRow('2025-03-09')).toEqual({
    fiscalWeek: 'FW06',
    startDate: '2025-03-09T00:00:00',
    endDate: '2025-03-15T00:00:00',
  });
});
