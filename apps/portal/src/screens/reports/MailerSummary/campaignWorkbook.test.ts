import type { MailerSummaryRow } from '@portal/domain/reports';
import { expect, test } from 'vitest';
import { dateRows, storeRows, summaryRow } from '../reportFixture.ts';
import { createCampaignSheets, listSubjects } from './campaignWorkbook.ts';

const total = (coupon: number, own: Partial<MailerSummaryRow>) =>
  summaryRow({
    campaignId: 0,
    campaignCouponNumber: coupon,
    mailerCode: null,
    mailerDescription: null,
    ...own,
  });
const rows = [
  summaryRow({ mailerCode: '410001', ttlResponses: 9 }),
  summaryRow({ mailerCode: '410002', ttlResponses: 5 }),
  total(3, { ttlResponses: 14 }),
  total(0, { ttlResponses: 20 }),
];
const stores = storeRows(3).map((row, index) => ({ ...row, responses: [1, 2, 2][index] ?? 0 }));
const dates = dateRows(1, { responses: 5 });
const shown = { type: 'other', campaignId: 1204, allocate: true, expandedView: 'Y' } as const;

/** Both mailers have five responses of their own, the coupon 14, the campaign 20. */
function createSheets(changes: Partial<Parameters<typeof createCampaignSheets>[0]> = {}) {
  const ofTotal = (responses: number) => dateRows(1, { responses });
  return createCampaignSheets({
    rows,
    shown,
    createdAtMs: Date.UTC(2026, 5, 15, 16),
    detailsAtMs: Date.UTC(2026, 5, 15, 17),
    stores: [{ store: 101, storeName1: 'Lakewood' }],
    details: listSubjects(rows).map((subject) => ({
      subject,
      stores,
      storesView: subject.detailLevel === '1' ? 'Y' : 'N',
      dates: { T: ofTotal(20), 2: ofTotal(14), 1: dates }[subject.detailLevel],
    })),
    ...changes,
  });
}

test('the workbook begins with its contents, then the summary, the campaign, the coupons and the mailers', () => {
  const [contents, ...sheets] = createSheets();
  const names = sheets.map(({ name }) => name);
  expect(contents?.name).toBe('Contents');
  expect(names).toEqual([
    'Summary',
    'Campaign by store',
    'Campaign by date',
    'Coupon 3 by store',
    'Coupon 3 by date',
    '410001 by store',
    '410001 by date',
    '410002 by store',
    '410002 by date',
  ]);
  expect(contents?.rows.map((row) => contents.linkToSheet?.(row))).toEqual(names);
});

test('the contents have the responses that each sheet has as its total', () => {
  const [contents, ...sheets] = createSheets();
  const lastLines = sheets.map(({ totals }) => totals?.at(-1));
  expect(contents?.rows.map(({ responses }) => responses)).toEqual(
    lastLines.map((line) => line.ttlResponses ?? line.responses),
  );
});

test('each sheet states its own rows, allocation, view and time', () => {
  const titles = new Map(createSheets().map(({ name, title }) => [name, title]));
  expect(titles.get('Summary')).toMatch(
    /^Mailer Summary · Campaign: Spring quilting 2026 \(1204\) · Nonspecific coupons allocated · View: transaction reported for each coupon · Sale: .* · Rows: 2 · As of: 2026-06-15 1\d:00/,
  );
  const byStore = titles.get('Campaign by store');
  expect(byStore).toMatch(/^Whole campaign by store · Campaign: Spring quilting 2026 \(1204\) · /);
  expect(byStore).toContain('Nonspecific coupons not allocated · View: transaction reported once');
  expect(byStore).toContain('Rows: 3');
  expect(titles.get('410001 by date')).toMatch(/^410001 Quilting flyer, preferred customers by date · /);
  expect(titles.get('410001 by date')).toContain('Rows: 1');
});

test('a sheet says why it has other responses than the summary', () => {
  const differences = createSheets().map(({ name, title }) => [
    name,
    /Mailer Summary: ([^·]*) ·/.exec(title)?.[1],
  ]);
  expect(Object.fromEntries(differences)).toEqual({
    Contents: undefined,
    Summary: undefined,
    'Campaign by store':
      '20 responses, 15 more than here: in the view “transaction reported for each coupon”',
    'Campaign by date': undefined,
    'Coupon 3 by store': '14 responses, 9 more than here: in the view “transaction reported for each coupon”',
    'Coupon 3 by date': undefined,
    '410001 by store': '9 responses, 4 more than here: allocated from nonspecific coupons',
    '410001 by date': '9 responses, 4 more than here: allocated from nonspecific coupons',
    '410002 by store': undefined,
    '410002 by date': undefined,
  });
});

test('without allocation newer details are not called allocated', () => {
  const sheets = createSheets({ shown: { ...shown, allocate: false } });
  expect(sheets.find(({ name }) => name === '410001 by store')?.title).not.toContain('Mailer Summary');
});

test('details have totals and names of stores', () => {
  const sheets = createSheets();
  const byStore = sheets.find(({ name }) => name === 'Campaign by store');
  expect(byStore?.rows.map(({ store, storeName }) => [store, storeName])).toEqual([
    [101, 'Lakewood'],
    [102, undefined],
    [0, undefined],
  ]);
  expect(byStore?.columns.slice(0, 3).map(({ heading }) => heading)).toEqual([
    'Store',
    'Store Name',
    'Pref Mailed',
  ]);
  expect(byStore?.totals?.map(({ responses }) => responses)).toEqual([5]);
  expect(sheets.find(({ name }) => name === 'Summary')?.totals).toEqual(rows.slice(2));
});

test('a sheet without rows has no total', () => {
  const details = listSubjects(rows).map((subject) => ({
    subject,
    stores: [],
    storesView: 'Y' as const,
    dates: [],
  }));
  const [contents, , byStore] = createSheets({ details });
  expect(byStore?.totals).toEqual([]);
  expect(contents?.rows[1]).toMatchObject({ responses: 0 });
});
