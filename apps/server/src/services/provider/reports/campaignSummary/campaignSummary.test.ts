import { formatCalendarDay } from '@portal/domain';
import type { CampaignSummaryRow } from '@portal/domain/reports';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertReportFixtures, quilting, sale, unpriced } from '../../../../testing/reportFixtures.ts';
import { createReportClient } from '../../../../testing/reports.ts';
import { testServer } from '../../../../testing/testServer.ts';

const server = testServer();
const reports = createReportClient(server);

beforeAll(async () => {
  await reports.addPages();
  await insertReportFixtures(server.database.db);
});

describe('the annual summary', () => {
  const ask = (query: string) =>
    reports.read<{
      rowCount: number;
      pageNumber: number;
      totalPagesAvailable: number;
      campaignSummaryData: CampaignSummaryRow[];
    }>(`/api/CampaignSummary?${query}`);
  const names = async (query: string) =>
    (await ask(query)).campaignSummaryData.map(({ campaignDescription }) => campaignDescription);

  test('is returned as in the contract', async () => {
    expect(await ask('type=other&year=2025')).toEqual({
      rowCount: 1,
      pageNumber: 1,
      rowsReturned: 1,
      totalPagesAvailable: 1,
      campaignSummaryData: [
        {
          campaignDescription: 'Spring quilting',
          saleDateBegin: '2025-03-06T00:00:00',
          saleDateEnd: '2025-03-19T00:00:00',
          prefMailed: 1_500,
          ttlResponses: 3,
          ttlPurchases: 2,
          ttlPurchaseAmount: 781.42,
          ttlPurchaseItems: 81.5,
          ttlCost: 411.61,
        },
      ],
    });
  });

  test.each([
    {
      query: 'year=2025',
      found: ['Nothing yet', 'Unpriced', 'Spring quilting', 'Free'],
      why: 'newest first, equal days by ID',
    },
    {
      query: 'year=2025&sortOrder=asc',
      found: ['Free', 'Spring quilting', 'Unpriced', 'Nothing yet'],
      why: 'oldest first',
    },
    {
      query: 'year=2025&type=ALL&sortOrder=DESC',
      found: ['Nothing yet', 'Unpriced', 'Spring quilting', 'Free'],
      why: 'any case',
    },
    {
      query: 'year=2025&type=&sortOrder=',
      found: ['Nothing yet', 'Unpriced', 'Spring quilting', 'Free'],
      why: 'an empty filter is ignored',
    },
    { query: 'year=2025&type=Tabs', found: ['Unpriced'], why: 'one type' },
    { query: 'year=2024', found: [], why: 'no campaign that year' },
    { query: 'year=2099', found: [], why: 'nor in the last year' },
    { query: 'year=2025&rowsPerPage=3&pageNumber=2', found: ['Free'], why: 'the last page' },
    {
      query: 'year=2025&rowsPerPage=1&pageNumber=3',
      found: ['Spring quilting'],
      why: 'a page read from the end',
    },
    { query: 'year=2025&rowsPerPage=3&pageNumber=9', found: ['Free'], why: 'beyond the last page' },
  ])('of $query: $why', async ({ query, found }) => expect(await names(query)).toEqual(found));

  test('without a year is of the current one', async () => {
    const thisYear = Number(formatCalendarDay(new Date()).slice(0, 4));
    const row = { name: 'This year', ...sale, sale_date_begin: `${thisYear}-07-01` };
    const { db } = server.database;
    await db
      .insertInto('campaigns')
      .values({ ...row, campaign_id: 50 })
      .execute();
    expect(await names('')).toContain('This year');
    await db.deleteFrom('campaigns').where('campaign_id', '=', 50).execute();
  });

  test.each([
    { query: 'type=letters', message: 'type must be one of all, tabs, email, signup, other' },
    { query: 'year=1979', message: /year/ },
    { query: 'year=2100', message: /year/ },
    { query: 'year=last', message: /year/ },
    { query: 'sortOrder=up', message: 'sortOrder must be one of ASC, DESC' },
    { query: 'rowsPerPage=501', message: /rowsPerPage/ },
  ])('$query is rejected', async ({ query, message }) => {
    const response = await reports.get(`/api/CampaignSummary?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(message);
  });
});

describe('campaigns to choose from', () => {
  test.each([
    { type: 'other', found: [{ campaignId: quilting, description: 'Spring quilting' }] },
    { type: 'TABS', found: [{ campaignId: unpriced, description: 'Unpriced' }] },
  ])('of type $type', async ({ type, found }) =>
    expect(await reports.read(`/api/CampaignList/${type}`)).toEqual(found),
  );

  test.each(['all', 'letters'])('of type %s are rejected', async (type) => {
    const response = await reports.get(`/api/CampaignList/${type}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('type must be one of signup, tabs, email, other');
  });

  test('are sorted newest first, equal days by ID', async () => {
    const { db } = server.database;
    const campaigns = [
      { campaign_id: 60, name: 'Older', kind: 'tabs' as const, ...sale, sale_date_begin: '2020-01-01' },
      { campaign_id: 61, name: 'Same day', kind: 'tabs' as const, ...sale },
    ];
    await db.insertInto('campaigns').values(campaigns).execute();
    const choices = await reports.read<{ campaignId: number }[]>('/api/CampaignList/tabs');
    expect(choices.map(({ campaignId }) => campaignId)).toEqual([61, unpriced, 60]);
    await db.deleteFrom('campaigns').where('campaign_id', '>=', 60).execute();
  });
});
