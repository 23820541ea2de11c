import { expect, test } from 'vitest';
import {
  channelColumns,
  toFiscalWeekRow,
  hasSegmentCounts,
  segmentColumns,
  weekColumns,
} from './customerReports.ts';

test.each([
  {
    report: 'channel',
    columns: channelColumns,
    expected: [
      'dmOnly: DM Only',
      'emOnly: EM Only',
      'appOnly: App Only',
      'smsOnly: SMS Only',
      'dmEm: DM & EM',
      'dmApp: DM & App',
      'dmSms: DM & SMS',
      'emApp: EM & App',
      'emSms: EM & SMS',
      'smsApp: SMS & App',
      'dmEmApp: DM & EM & App',
      'dmEmSms: DM & EM & SMS',
      'dmSmsApp: DM & SMS & App',
      'emSmsApp: EM & SMS & App',
      'dmEmSmsApp: DM & EM & SMS & App',
    ],
  },
  {
    report: 'segment',
    columns: segmentColumns,
    expected: [
      'totalCustomers: Total Customers',
      'firstSignup: First Signup',
      'firstPurchaseAny: First Purchase Any',
      'firstPurchaseOnline: First Purchase Online',
      'firstPurchaseRetail: First Purchase Retail',
      'active012MoPurchase: Active 0-12 Months Purchase',
      'active012MoOnlineOnly: Active 0-12 Months Online Only',
      'active012MoRetailOnly: Active 0-12 Months Retail Only',
      'active012MoBoth: Active 0-12 Months Both',
      'inactive13MoPurchase: Inactive 13+ Months Purchase',
      'inactive13MoOnlineOnly: Inactive 13+ Months Online Only',
      'inactive13MoRetailOnly: Inactive 13+ Months Retail Only',
      'inactive13MoBoth: Inactive 13+ Months Both',
      'noPurchase: No Purchase',
    ],
  },
])('the $report report has the columns of the specification after those of the week', (example) => {
  const weeks = ['fiscalWeek: Fiscal Week', 'startDate: Start Date', 'endDate: End Date'];
  const columns = [...weekColumns, ...example.columns];
  expect(columns.map(({ field, heading }) => `${field}: ${heading}`)).toEqual([
    ...weeks,
    ...example.expected,
  ]);
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
