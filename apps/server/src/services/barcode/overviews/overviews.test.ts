import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownCampaign } from '../../../testing/barcodeJobs.ts';
import { setUpBarcodeServer } from '../../../testing/barcodeServer.ts';

const { api, server } = setUpBarcodeServer();
const jobs: number[] = [];

beforeAll(async () => {
  for (let index = 0; index < 23; index += 1) jobs.push(await api.newJob({ ChannelId: 1 + (index % 2) }));
  await server.database.db
    .insertInto('coupon_loads')
    .values(
      Array.from({ length: 23 }, (_, index) => ({
        ce_campaign_id: knownCampaign,
        promotion_id: '5521',
        deal_id: String(index),
        promotion_name: 'Spring yarn',
        description: '40% off one regular-priced yarn',
        channel_id: 1,
        // Two on each day, so that order needs the id too.
        start_date: `2025-03-${String(1 + Math.floor(index / 2)).padStart(2, '0')}`,
        quantity: 4_000_000_000 + index,
      })),
    )
    .execute();
});

const readOverview = async (query: string) => (await api.call('GET', `/JobOverview/${query}`)).json();
const readLoads = async (query: string) => (await api.call('GET', `/CouponLoadStatus/${query}`)).json();

describe('the overview of jobs', () => {
  const sortNewestFirst = () => jobs.toReversed();
  const ids = (page: { jobData: { id: number }[] }) => page.jobData.map((job) => job.id);

  test('shows the newest first, ten a page', async () => {
    const page = await readOverview('');
    expect(page).toMatchObject({ totalRows: 23, totalPages: 3 });
    expect(ids(page)).toEqual(sortNewestFirst().slice(0, 10));
  });

  test.each([
    { query: '?pageNum=2&rowsPerPage=10', from: 10, to: 20 },
    { query: '?pageNum=3&rowsPerPage=10', from: 20, to: 23 },
    { query: '?pageNum=9&rowsPerPage=10', from: 20, to: 23 },
    { query: '?pageNum=1&rowsPerPage=500', from: 0, to: 23 },
  ])('$query: rows $from to $to', async ({ query, from, to }) => {
    expect(ids(await readOverview(query))).toEqual(sortNewestFirst().slice(from, to));
  });

  test('returns a job as in the contract', async () => {
    const { jobData } = await readOverview('?pageNum=3&rowsPerPage=10');
    expect(jobData.at(-1)).toEqual({
      id: jobs[0],
      jobName: '25073',
      joannStatsTable: 'stats_spring_2025',
      channel: 'Direct mail',
      orceCampaignId: null,
      validCampaignId: null,
      status: 'New',
      insertDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      outputFileName: null,
    });
  });
});

describe('the filters of the overview', () => {
  beforeAll(async () => {
    const [first, second, third] = jobs;
    await sql`
      update barcode_jobs set status = 'Failed', failure = 'No mailers',
        created_at = case job_id
          when ${first} then timestamptz '2025-03-14 03:59:59Z'
          when ${second} then timestamptz '2025-03-14 04:00:00Z'
          else created_at end
      where job_id in (${first}, ${second}, ${third})`.execute(server.database.db);
  });
  afterAll(() =>
    sql`update barcode_jobs set status = 'New', failure = null, created_at = now()`.execute(
      server.database.db,
    ),
  );

  test.each([
    { query: '?status=Failed', found: [2, 1, 0] },
    { query: '?status=failed&rowsPerPage=2&pageNum=2', found: [0] },
    // The day begins at 04:00 UTC: in New York it is summer.
    { query: '?status=Failed&dtBegin=20250314', found: [2, 1] },
    { query: '?status=Failed&dtBegin=2025-03-14', found: [2, 1] },
    { query: '?status=Complete', found: [] },
  ])('$query', async ({ query, found }) => {
    const page = await readOverview(query);
    expect(page.jobData.map(({ id }: { id: number }) => jobs.indexOf(id))).toEqual(found);
    expect(page.filters).toEqual(['status', 'dtBegin']);
  });

  test('count the rows of all pages, and are optional', async () => {
    expect(await readOverview('?status=Failed&rowsPerPage=2')).toMatchObject({ totalRows: 3, totalPages: 2 });
    expect(await readOverview('?status=&dtBegin=')).toMatchObject({ totalRows: 23 });
  });

  test.each(['?status=Lost', '?dtBegin=20250230'])('%s is an invalid request', async (query) => {
    expect((await api.call('GET', `/JobOverview/${query}`)).statusCode).toBe(400);
  });
});

describe('the coupon loads', () => {
  const deals = (page: { couponData: { dealId: string }[] }) => page.couponData.map((load) => load.dealId);
  const newestFirst = Array.from({ length: 23 }, (_, index) => String(22 - index));

  test.each([
    { query: '', from: 0, to: 10 },
    { query: '?pageNum=1&rowsPerPage=20', from: 0, to: 20 },
    { query: '?pageNum=2&rowsPerPage=20', from: 20, to: 23 },
    { query: '?pageNum=5&rowsPerPage=20', from: 20, to: 23 },
  ])('"$query": rows $from to $to', async ({ query, from, to }) => {
    const page = await readLoads(query);
    expect(page.totalRows).toBe(23);
    expect(deals(page)).toEqual(newestFirst.slice(from, to));
  });

  test('are returned as in the contract', async () => {
    const { couponData, totalPages } = await readLoads('?rowsPerPage=1');
    expect(totalPages).toBe(23);
    expect(couponData).toEqual([
      {
        campaignId: knownCampaign,
        promotionId: '5521',
        dealId: '22',
        promotionName: 'Spring yarn',
        description: '40% off one regular-priced yarn',
        channel: 'Direct mail',
        startDate: '2025-03-12T00:00:00',
        couponLoadQty: 4_000_000_022,
      },
    ]);
  });
});

test.each([
  '?pageNum=0',
  '?pageNum=-1',
  '?rowsPerPage=0',
  '?rowsPerPage=501',
  '?pageNum=x',
  '?pageNum=1&pageNum=2',
])('%s is an invalid request', async (query) => {
  expect((await api.call('GET', `/JobOverview/${query}`)).statusCode).toBe(400);
  expect((await api.call('GET', `/CouponLoadStatus/${query}`)).statusCode).toBe(400);
});
