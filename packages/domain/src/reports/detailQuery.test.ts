import { expect, test } from 'vitest';
import { parseCampaignDetailQuery, buildDetailLinks, parseMailerDetailQuery } from './detailQuery.ts';

const query = (values: Record<string, string | undefined>) => ({
  get: (name: string) => values[name] ?? null,
});
const mailer = { CampaignId: '123', DetailLevel: '1', MailerCode: '410012', ExpandedView: 'Y' };
const missing = 'Required Query parameters are missing';
const noMailer = 'Query parameter MailerCode is missing';

test('the details of a mailer require all four parameters', () => {
  expect(parseMailerDetailQuery(query(mailer))).toEqual({
    ok: true,
    query: { campaignId: 123, detailLevel: '1', mailerCode: '410012', expandedView: 'Y' },
  });
});

test.each([
  { change: { CampaignId: '' }, messages: [missing], description: null },
  { change: { DetailLevel: '' }, messages: [missing], description: null },
  { change: { ExpandedView: '' }, messages: [missing], description: null },
  { change: { MailerCode: '' }, messages: [noMailer], description: 'Unknown Mailer Code' },
  {
    change: { MailerCode: '', CampaignId: '' },
    messages: [missing, noMailer],
    description: 'Unknown Mailer Code',
  },
  { change: { CampaignId: '0' }, messages: [missing], description: null },
  { change: { CampaignId: '-1' }, messages: [missing], description: null },
  { change: { CampaignId: '1e3' }, messages: [missing], description: null },
  { change: { CampaignId: '2147483648' }, messages: [missing], description: null },
  { change: { CampaignId: '1/../2' }, messages: [missing], description: null },
  { change: { DetailLevel: 'T' }, messages: [missing], description: null },
  { change: { ExpandedView: 'yes' }, messages: [missing], description: null },
  { change: { MailerCode: '<b>' }, messages: [noMailer], description: 'Unknown Mailer Code' },
  { change: { MailerCode: '41/012' }, messages: [noMailer], description: 'Unknown Mailer Code' },
])('with $change a mailer query is rejected: $messages', ({ change, messages, description }) => {
  expect(parseMailerDetailQuery(query({ ...mailer, ...change }))).toEqual({
    ok: false,
    messages,
    description,
  });
});

test('flags are accepted in any case', () => {
  const read = parseMailerDetailQuery(query({ ...mailer, MailerCode: 'eaabcd', ExpandedView: 'n' }));
  expect(read).toMatchObject({ query: { mailerCode: 'EAABCD', expandedView: 'N' } });
});

const coupon = { CampaignId: '123', DetailLevel: '2', CouponNumber: '3' };

test.each([
  {
    values: coupon,
    read: { detailLevel: '2', couponNumber: 3, eventClass: 0, expandedView: 'N' },
    why: 'other parameters have defaults',
  },
  {
    values: { ...coupon, EventClass: '4', ExpandedView: 'Y' },
    read: { detailLevel: '2', couponNumber: 3, eventClass: 4, expandedView: 'Y' },
    why: 'all four parameters',
  },
  {
    values: { CampaignId: '123', DetailLevel: '2' },
    read: { detailLevel: '2', couponNumber: 0, eventClass: 0, expandedView: 'N' },
    why: 'coupon 0 is no coupon',
  },
  {
    values: { ...coupon, DetailLevel: 't', EventClass: '4' },
    read: { detailLevel: 'T', couponNumber: 0, eventClass: 0, expandedView: 'N' },
    why: 'the path of a campaign ends with 0/0',
  },
])('details of a campaign or coupon: $why', ({ values, read }) => {
  expect(parseCampaignDetailQuery(query(values))).toEqual({ ok: true, query: { campaignId: 123, ...read } });
});

test.each([
  { change: { CampaignId: '' } },
  { change: { DetailLevel: '' } },
  { change: { DetailLevel: '1' } },
  { change: { CouponNumber: '21' } },
  { change: { CouponNumber: '-1' } },
  { change: { EventClass: '100' } },
  { change: { ExpandedView: 'maybe' } },
])('with $change a campaign or coupon query is rejected', ({ change }) => {
  const read = parseCampaignDetailQuery(query({ ...coupon, ...change }));
  expect(read).toEqual({ ok: false, messages: [missing], description: null });
});

test.each([
  {
    row: { campaignId: 123, campaignCouponNumber: 1, mailerCode: '410012' },
    byStore: '/Reports/MailerDetails?CampaignId=123&MailerCode=410012&DetailLevel=1&ExpandedView=N',
    byDate: '/Reports/MailerDetailsDate?CampaignId=123&MailerCode=410012&DetailLevel=1&ExpandedView=N',
  },
  {
    row: { campaignId: 0, campaignCouponNumber: 3, mailerCode: null },
    byStore:
      '/Reports/MailerDetails2?CampaignId=123&DetailLevel=2&CouponNumber=3&ExpandedView=N&EventClass=0',
    byDate: '/Reports/MailerDetailsDate2?CampaignId=123&DetailLevel=2&CouponNumber=3&ExpandedView=N',
  },
  {
    row: { campaignId: 0, campaignCouponNumber: 0, mailerCode: null },
    byStore:
      '/Reports/MailerDetails2?CampaignId=123&DetailLevel=T&CouponNumber=0&ExpandedView=N&EventClass=0',
    byDate: '/Reports/MailerDetailsDate2?CampaignId=123&DetailLevel=T&CouponNumber=0&ExpandedView=N',
  },
])('a row links to $byStore', ({ row, byStore, byDate }) => {
  const report = { campaignId: 123, expandedView: 'N', allocate: false } as const;
  expect(buildDetailLinks(row, report)).toEqual({ byStore, byDate });
  // The details of an allocated row are not allocated, and explain it.
  const allocated = buildDetailLinks(row, { ...report, allocate: true });
  for (const [link, allocatedLink] of [
    [byStore, allocated.byStore],
    [byDate, allocated.byDate],
  ] as const) {
    expect(allocatedLink).toBe(link.replace('ExpandedView=N', 'ExpandedView=N&AllocateNonSpecific=Y'));
  }
});

test('every URL that a row links to can be parsed again', () => {
  const row = { campaignId: 0, campaignCouponNumber: 3, mailerCode: null };
  const sent =
    buildDetailLinks(row, { campaignId: 123, expandedView: 'Y', allocate: true }).byStore.split('?')[1] ?? '';
  const values = Object.fromEntries(sent.split('&').map((pair) => pair.split('=')));
  expect(parseCampaignDetailQuery(query(values))).toMatchObject({
    ok: true,
    query: { campaignId: 123, couponNumber: 3, expandedView: 'Y' },
  });
});
