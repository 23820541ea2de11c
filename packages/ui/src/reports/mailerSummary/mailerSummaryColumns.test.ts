import type { MailerSummaryRow } from '@portal/domain/reports';
import { expect, test } from 'vitest';
import { getColumnExportValue, getColumnText, isExported } from '../../tables/Column.ts';
import { createMailerSummaryColumns, getMailerSummaryRowId } from './mailerSummaryColumns.tsx';

const columns = createMailerSummaryColumns({
  campaignId: 1204,
  expandedView: 'N',
  allocate: false,
});

const mailer: MailerSummaryRow = {
  campaignId: 1204,
  campaignCouponNumber: 3,
  mailerCode: '410001',
  mailerDescription: 'Quilting flyer',
  campaignDescription: 'Spring quilting 2026',
  saleDateBegin: '2026-03-06T00:00:00',
  saleDateEnd: '2026-03-19T00:00:00',
  quantity: 10_000,
  ttlResponses: 1_234,
  ttlUniqueResponses: 1_200,
  ttlPurchases: 380,
  avgTicket: 12.3,
  ttlPurchaseAmount: 16_028.4,
  ttlCost: 9_000.15,
  marginPct: 43.85,
  roi: -7.5,
  burdenedROI: 1_250,
  sequenceNumberStart: 450_001,
  sequenceNumberEnd: 1_000_460_000,
};
const nothing = {
  ...mailer,
  quantity: 0,
  ttlResponses: 0,
  ttlUniqueResponses: 0,
  ttlPurchases: 0,
  avgTicket: 0,
  ttlPurchaseAmount: 0,
  ttlCost: 0,
  marginPct: 0,
  roi: 0,
  burdenedROI: 0,
  sequenceNumberStart: null,
  sequenceNumberEnd: null,
};
const couponTotal = { ...mailer, campaignId: 0, mailerCode: null, mailerDescription: null };
const campaignTotal = { ...couponTotal, campaignCouponNumber: 0 };

const textsOf = (row: MailerSummaryRow) =>
  columns.filter(isExported).map((column) => getColumnText(column, row));

test('numbers are formatted as specified', () => {
  expect(textsOf(mailer)).toEqual([
    '410001',
    '10,000',
    '1,234',
    '12.34%',
    '1,200',
    '12.00%',
    '380',
    '12.30',
    '$16,028.40',
    '$7,028.25',
    '43.85%',
    '−7.50%',
    '1,250.00%',
    'Quilting flyer',
    '450001',
    '1000460000',
  ]);
});

test('zeros are blank where specified, and shown otherwise', () => {
  expect(textsOf(nothing)).toEqual([
    '410001',
    '0',
    '0',
    '',
    '0',
    '',
    '0',
    '',
    '',
    '',
    '',
    '',
    '',
    'Quilting flyer',
    '',
    '',
  ]);
});

test.each([
  { row: { ...mailer, ttlResponses: 0 }, resp: '', why: 'no responses' },
  { row: { ...mailer, quantity: 0 }, resp: '', why: 'nothing mailed' },
  { row: { ...mailer, quantity: 3, ttlResponses: 1 }, resp: '33.33%', why: 'both' },
])('Resp % with $why is "$resp"', ({ row, resp }) => expect(textsOf(row)[3]).toBe(resp));

test('totals have names and are distinguished by their coupon', () => {
  expect([textsOf(couponTotal)[0], textsOf(couponTotal)[13]]).toEqual(['Coupon Total', 'Coupon 3']);
  expect([textsOf(campaignTotal)[0], textsOf(campaignTotal)[13]]).toEqual(['Campaign Total', '']);
  const ids = [mailer, nothing, couponTotal, campaignTotal].map(getMailerSummaryRowId);
  expect(new Set(ids).size).toBe(3);
});

test('files contain raw numbers and no links', () => {
  expect(columns.filter((column) => !isExported(column)).map(({ heading }) => heading)).toEqual([
    'Store',
    'Date',
  ]);
  const values = columns.filter(isExported).map((column) => getColumnExportValue(column, nothing));
  expect(values.slice(0, 8)).toEqual(['410001', 0, 0, null, 0, null, 0, 0]);
});
