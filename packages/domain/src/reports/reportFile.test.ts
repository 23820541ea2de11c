import { expect, test } from 'vitest';
import { toCsv } from '../csv/csvWriter.ts';
import {
  formatCampaignDetailSubtitle,
  formatMailerDetailSubtitle,
  buildReportPreface,
} from './reportFile.ts';

test('a file begins with its quoted title, description and date, then the column names', () => {
  const file = toCsv({
    preface: buildReportPreface({
      title: 'Mailer Details by Store',
      description: '410012 Spring "quilting", postcard',
      reportDate: '2026-11-20',
    }),
    columns: [
      { heading: 'Store', value: (row: { store: number; sales: number }) => row.store },
      { heading: 'Total Purchased', value: (row) => row.sales },
    ],
    rows: [{ store: 1023, sales: -1_234.5 }],
  });
  expect(file.split('\r\n')).toEqual([
    '\uFEFF"Mailer Details by Store"',
    '"410012 Spring ""quilting"", postcard"',
    '"Report Date: 2026-11-20"',
    '"Store","Total Purchased"',
    '1023,-1234.5',
    '',
  ]);
});

test.each([
  { coupon: 3, description: 'Fall Mailer', subtitle: 'Coupon # 3 Campaign 123 Fall Mailer' },
  { coupon: 0, description: 'Fall Mailer', subtitle: 'Campaign 123 Fall Mailer' },
  { coupon: 0, description: '', subtitle: 'Campaign 123' },
])('coupon $coupon has the subtitle $subtitle', ({ coupon, description, subtitle }) => {
  expect(formatCampaignDetailSubtitle(coupon, 123, description)).toBe(subtitle);
});

test.each([
  { description: 'Spring quilting event', subtitle: '410001 Spring quilting event' },
  { description: '', subtitle: '410001' },
  { description: null, subtitle: '410001 Unknown Mailer Code' },
])('the details of a mailer are titled $subtitle', ({ description, subtitle }) => {
  expect(formatMailerDetailSubtitle('410001', description)).toBe(subtitle);
});
