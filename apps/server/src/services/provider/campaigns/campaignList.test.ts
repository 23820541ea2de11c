import { beforeAll, describe, expect, test } from 'vitest';
import { createCampaignClient } from '../../../testing/campaigns.ts';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';
import { findPagePosition } from '../../lists/paging.ts';
import { countCampaigns, listCampaigns } from './queries.ts';
import { toCampaignSearch } from './search.ts';

const server = testServer();
const campaigns = createCampaignClient(server);

beforeAll(async () => {
  await campaigns.addPage();
  // Ids 1 to 7.
  await campaigns.store({
    name: 'Spring quilting 2025',
    sale: ['2025-03-06', '2025-03-19'],
    cost: 0.42,
    ranges: ['410000-410099', 'QUILTA-QUILTF'],
  });
  await campaigns.store({
    name: '100% Wool',
    sale: ['2025-03-31', '2025-04-02'],
    cost: 0.5,
    ranges: ['EAAAAA-EAAAAZ'],
  });
  await campaigns.store({
    name: 'spring_sale',
    sale: ['2024-03-06', '2024-03-19'],
    cost: null,
    ranges: ['000100-000199'],
  });
  await campaigns.store({
    name: 'Springfield \\ Ohio',
    sale: ['2025-12-20', '2026-01-04'],
    cost: 12,
    ranges: ['500000-500000'],
  });
  await campaigns.store({
    name: 'Éclair days',
    sale: ['2025-03-06', '2025-03-20'],
    cost: 1.425,
    ranges: ['410100-410199'],
  });
  await campaigns.store({
    name: 'Last',
    sale: ['2026-02-01', '2026-02-10'],
    cost: 0,
    ranges: ['999990-999999'],
  });
  await campaigns.store({
    name: 'Spring',
    sale: ['2023-03-01', '2023-03-31'],
    cost: 1_000_000,
    ranges: ['EAAABA-EAAABZ'],
  });
});

const list = (query: string, person: string | null = people.marketing) =>
  server.request(person, { method: 'GET', url: `/api/campaign?${query}` });

async function ids(filter: Record<string, string>): Promise<number[]> {
  const response = await list(new URLSearchParams(filter).toString());
  expect(response.json()).toMatchObject({ campaignData: expect.any(Array) });
  const rows: { campaignId: number }[] = response.json().campaignData;
  expect(response.json().rowCount).toBe(rows.length);
  return rows.map((row) => row.campaignId);
}

const newestFirst = [6, 4, 2, 5, 1, 3, 7];

test('without filters all are listed, newest sale first, then highest ID', async () => {
  expect(await ids({})).toEqual(newestFirst);
});

test('a campaign is returned as in the contract', async () => {
  const { campaignData, ...place } = (await list('id=1')).json();
  expect(place).toEqual({ rowCount: 1, pageNumber: 1, rowsReturned: 1, totalPagesAvailable: 1 });
  expect(campaignData).toEqual([
    {
      campaignId: 1,
      shortDescription: 'Spring quilting 2025',
      saleDateBegin: '2025-03-06T00:00:00',
      saleDateEnd: '2025-03-19T00:00:00',
      mailerCode1Start: '410000',
      mailerCode1End: '410099',
      costPerPiece: 0.42,
    },
  ]);
});

describe('a filter', () => {
  test.each<[filter: string, value: string, operator: string, found: number[]]>([
    ['descr', 'SPRING', '', [4, 1, 3, 7]],
    ['descr', 'spring', 'contains', [4, 1, 3, 7]],
    ['descr', '2025', 'contains', [1]],
    ['descr', 'spring', 'startswith', [4, 1, 3, 7]],
    ['descr', 'quilting', 'startswith', []],
    ['descr', 'spring', 'eq', [7]],
    ['descr', 'Spring Quilting 2025', 'EQ', [1]],
    ['descr', '%', 'contains', [2]],
    ['descr', '_', 'contains', [3]],
    ['descr', '\\', 'contains', [4]],
    ['descr', '100%', 'startswith', [2]],
    ['descr', '1__%', 'startswith', []],
    ['descr', 'éclair', 'contains', [5]],
    ['descr', "'; drop table campaigns; --", 'contains', []],
    ['descr', '', 'eq', newestFirst],
    ['id', '5', '', [5]],
    ['id', '5', 'eq', [5]],
    ['id', '5', 'gte', [6, 5, 7]],
    ['id', '2', 'lte', [2, 1]],
    ['id', '0', 'eq', []],
    ['id', '-1', 'gte', newestFirst],
    ['id', '999999999999999', 'lte', newestFirst],
    ['id', '1.5', 'lte', [1]],
    ['dtBegin', '202503', '', [2, 5, 1]],
    ['dtBegin', '2025-03', 'startswith', [2, 5, 1]],
    ['dtBegin', '2025030', 'startswith', [5, 1]],
    ['dtBegin', '20250306', 'startswith', [5, 1]],
    ['dtBegin', '2025', 'startswith', [4, 2, 5, 1]],
    ['dtBegin', '20251', 'startswith', [4]],
    ['dtBegin', '202513', 'startswith', []],
    ['dtBegin', '20250306', 'eq', [5, 1]],
    ['dtBegin', '2025-03-06', 'eq', [5, 1]],
    ['dtBegin', '20250331', 'gte', [6, 4, 2]],
    ['dtBegin', '20240306', 'lte', [3, 7]],
    ['dtEnd', '2026', '', [6, 4]],
    ['dtEnd', '20250319', 'eq', [1]],
    ['dtEnd', '20250320', 'gte', [6, 4, 2, 5]],
    ['dtEnd', '20230331', 'lte', [7]],
    ['mCodeStart', '10', '', [5, 1, 3]],
    ['mCodeStart', '4100', 'contains', [1]],
    ['mCodeStart', 'eaaa', 'startswith', [2, 7]],
    ['mCodeStart', 'quilta', 'contains', [1]],
    ['mCodeStart', '410000', 'eq', [1]],
    ['mCodeStart', '410100', 'gte', [6, 4, 2, 5, 1, 7]],
    ['mCodeStart', '410000', 'lte', [1, 3]],
    ['mCodeStart', '%', 'contains', []],
    ['mCodeStart', '_', 'startswith', []],
    ['mCodeEnd', 'Z', '', [2, 7]],
    ['mCodeEnd', '4101', 'startswith', [5]],
    ['mCodeEnd', '410099', 'eq', [1]],
    ['mCodeEnd', 'EAAAAZ', 'gte', [2, 1, 7]],
    ['mCodeEnd', '000199', 'lte', [3]],
    ['costPer', '.42', '', [5, 1]],
    ['costPer', '0.5', 'contains', [2]],
    ['costPer', '0', 'startswith', [6, 2, 1]],
    ['costPer', '1', 'startswith', [4, 5, 7]],
    ['costPer', '%', 'contains', []],
    ['costPer', '0.50', 'eq', [2]],
    ['costPer', '12', 'eq', [4]],
    ['costPer', '1', 'gte', [4, 5, 7]],
    ['costPer', '0.42', 'lte', [6, 1]],
  ])('%s "%s" %s', async (name, value, operator, found) => {
    expect(await ids({ [name]: value, [`${name}Op`]: operator })).toEqual(found);
  });

  test('applies together with all others', async () => {
    const filter = {
      descr: 'spring',
      dtBegin: '2025',
      mCodeStart: '41',
      mCodeEnd: '99',
      costPer: '1',
      costPerOp: 'lte',
    };
    expect(await ids(filter)).toEqual([1]);
    expect(await ids({ ...filter, id: '2', idOp: 'gte' })).toEqual([]);
  });

  test('finds a campaign by any range, whose start and end must both match', async () => {
    const code = { mCodeStart: 'quiltc', mCodeStartOp: 'lte', mCodeEnd: 'quiltc', mCodeEndOp: 'gte' };
    expect(await ids(code)).toEqual([1]);
    expect(await ids({ mCodeStart: '410000', mCodeEnd: 'QUILTF' })).toEqual([]);
  });

  test.each([
    [{ mCodeStart: 'quilt' }, { number: 2, start: 'QUILTA', end: 'QUILTF' }],
    [
      { mCodeEnd: 'quiltf', mCodeEndOp: 'eq' },
      { number: 2, start: 'QUILTA', end: 'QUILTF' },
    ],
    [
      { mCodeStart: '4', mCodeStartOp: 'gte' },
      { number: 1, start: '410000', end: '410099' },
    ],
    [{ descr: 'quilting' }, undefined],
  ])('%o returns the range it found', async (filter, range) => {
    const { campaignData } = (await list(new URLSearchParams({ ...filter, id: '1' }).toString())).json();
    expect(campaignData).toMatchObject([{ campaignId: 1, mailerCode1Start: '410000' }]);
    expect(campaignData[0].matchingRange).toEqual(range);
  });

  test.each([
    ['descrOp=gte&descr=x', 'descrOp must be one of contains, startswith, eq'],
    ['idOp=contains', 'idOp must be one of eq, gte, lte'],
    ['dtBeginOp=contains', 'dtBeginOp must be one of startswith, eq, gte, lte'],
    ['costPerOp=like', 'costPerOp must be one of contains, startswith, eq, gte, lte'],
    ['id=abc', 'id must be a number'],
    ['costPer=x&costPerOp=eq', 'costPer must be a number'],
    ['dtBegin=20250230&dtBeginOp=eq', 'dtBegin must be a date in the form YYYYMMDD'],
    ['dtEnd=abc', 'dtEnd must be the first digits of a date in the form YYYYMMDD'],
    [`descr=${'x'.repeat(10_000)}`, 'descr must NOT have more than 100 characters'],
  ])('%s is rejected', async (query, message) => {
    const response = await list(query);
    expect(response.json()).toMatchObject({ status: 400, code: 'request.invalid', message });
  });
});

test.each([
  ['pageNumber=2&rowsPerPage=3', 2, [5, 1, 3]],
  ['pageNumber=3&rowsPerPage=3', 3, [7]],
  ['pageNumber=1000000000&rowsPerPage=3', 3, [7]],
  ['pageNumber=2&rowsPerPage=3&descr=nothing', 1, []],
])('%s is page %i', async (query, page, found) => {
  const response = (await list(query)).json();
  expect(response.pageNumber).toBe(page);
  expect(response.campaignData.map((row: { campaignId: number }) => row.campaignId)).toEqual(found);
});

test('takes two statements, regardless of rows and filters', async () => {
  for (const query of [{ rowsPerPage: 1 }, { rowsPerPage: 500, mCodeStart: '4', descr: 's' }]) {
    let statements = 0;
    const counting = server.database.db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const search = toCampaignSearch(query);
    const place = findPagePosition(await countCampaigns(counting, search), 1, query.rowsPerPage);
    await listCampaigns(counting, search, place);
    expect(statements).toBe(2);
  }
});

describe('one campaign', () => {
  test('has its promo codes, and its name at the top level', async () => {
    const id = await campaigns.added(
      { longDescription: 'x', mailerCode30Start: 'ZZZZZY', mailerCode30End: 'ZZZZZZ' },
      { promocode10: 'QUILT25' },
    );
    const { shortDescription, campaign, promocodes } = await campaigns.get(id);
    expect(shortDescription).toBe('Spring quilting 2025');
    expect(campaign).toMatchObject({
      campaignId: id,
      saleDateBegin: '2025-03-06T00:00:00',
      updateDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/),
      longDescription: 'x',
      versionId: null,
      rowVersion: 1,
      mailerCode1Start: '410000',
      mailerCode2Start: null,
      mailerCode30End: 'ZZZZZZ',
    });
    expect(promocodes).toMatchObject({ promocode1: null, promocode10: 'QUILT25' });
  });

  test.each([
    ['99999', 404],
    ['0', 400],
    ['-1', 400],
    ['abc', 400],
    ['99999999999', 400],
  ])('%s gets %i', async (id, status) => {
    expect((await campaigns.send('GET', `/api/campaign/${id}`)).statusCode).toBe(status);
  });
});
