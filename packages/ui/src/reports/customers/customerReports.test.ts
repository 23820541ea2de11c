import { type CustomerSegmentRow, toFiscalWeekRow } from '@portal/domain/reports';
import { expect, test } from 'vitest';
import { getColumnText } from '../../tables/Column.ts';
import { toTableCsv } from '../../tables/csvDownload.ts';
import {
  channelParts,
  channelReportColumns,
  segmentParts,
  segmentReportColumns,
  formatWeek,
} from './customerReports.ts';

const row: CustomerSegmentRow = {
  ...toFiscalWeekRow('2026-03-11'),
  totalCustomers: 1_234_567,
  firstSignup: 10,
  firstPurchaseAny: 9,
  firstPurchaseOnline: 4,
  firstPurchaseRetail: 5,
  active012MoPurchase: 600_000,
  active012MoOnlineOnly: 100_000,
  active012MoRetailOnly: 300_000,
  active012MoBoth: 200_000,
  inactive13MoPurchase: 600_000,
  inactive13MoOnlineOnly: 250_000,
  inactive13MoRetailOnly: 250_000,
  inactive13MoBoth: 100_000,
  noPurchase: 34_567,
};

test('the channel report has 18 columns, grouped by the number of channels', () => {
  expect(channelReportColumns).toHaveLength(18);
  expect(channelReportColumns.map(({ heading }) => heading).slice(2, 9)).toEqual([
    'End Date',
    'DM Only',
    'EM Only',
    'App Only',
    'SMS Only',
    'DM & EM',
    'DM & App',
  ]);
  expect([...new Set(channelReportColumns.map(({ group }) => group))]).toEqual([
    undefined,
    'One channel',
    'Two channels',
    'Three channels',
    'Four channels',
  ]);
});

test('the segment report has 17 columns, with thousands separators and dates without a time', () => {
  expect(segmentReportColumns).toHaveLength(17);
  const texts = segmentReportColumns.map((column) => getColumnText(column, row));
  expect(texts.slice(0, 5)).toEqual(['FW06', '2026-03-08', '2026-03-14', '1,234,567', '10']);
});

test('a file contains raw counts with the headings of the table', () => {
  const [headings, values] = toTableCsv(segmentReportColumns, [row]).split('\r\n');
  expect(headings).toMatch(/^\uFEFF"Fiscal Week","Start Date","End Date","Total Customers","First Signup",/);
  expect(values).toMatch(/^"FW06","2026-03-08","2026-03-14",1234567,10,/);
});

test('the chart series add up to all customers', () => {
  expect(channelParts).toHaveLength(15);
  expect(segmentParts.map(({ label }) => label)).toHaveLength(7);
  expect(segmentParts.reduce((sum, { value }) => sum + (value(row) ?? 0), 0)).toBe(row.totalCustomers);
});

test('a week is shown with its first day', () => expect(formatWeek(row)).toBe('FW06, 2026-03-08'));
