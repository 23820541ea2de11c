import type { ProviderSchemas } from '@portal/api-client';
import { findRangeClashes, parseRanges } from '@portal/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { createCampaignClient, type StoredCampaign } from '../../../testing/campaigns.ts';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';

const server = testServer();
const campaigns = createCampaignClient(server);

const stored: StoredCampaign[] = [
  {
    name: 'Meets',
    sale: ['2025-03-19', '2025-03-24'],
    ranges: ['300000-300100', '410090-410120', '410050-410060'],
  },
  { name: 'Later', sale: ['2025-03-20', '2025-03-24'], ranges: ['410000-410099'] },
  { name: 'Other codes', sale: ['2025-03-01', '2025-03-30'], ranges: ['410100-410199', 'QUILTG-QUILTZ'] },
  { name: 'Letters', sale: ['2025-03-01', '2025-03-06'], ranges: ['QUILTF-QUILTZ'] },
  { name: 'Backwards sale', sale: ['2025-03-12', '2025-03-02'], ranges: ['410099-410099'] },
  { name: 'Digits to letters', sale: ['2025-03-06', '2025-03-19'], ranges: ['000000-ZZZZZZ'] },
];

beforeAll(async () => {
  await campaigns.addPage();
  for (const campaign of stored) await campaigns.store(campaign);
});

const asked = { saleBegin: '20250306', saleEnd: '20250319', ranges: '410000-410099,QUILTA-QUILTF' };

function ask(changes: Record<string, string> = {}, person: string | null = people.marketing) {
  const query = new URLSearchParams({ ...asked, ...changes });
  return server.request(person, { method: 'GET', url: `/api/CampaignClashes?${query}` });
}

async function findClashes(changes: Record<string, string> = {}) {
  const response = await ask(changes);
  expect(response.json()).toMatchObject({ campaigns: expect.any(Array) });
  return response.json<ProviderSchemas['CampaignClashList']>();
}

test('campaigns are sorted by sale begin, each with the ranges that share codes', async () => {
  expect(await findClashes()).toEqual({
    campaignCount: 3,
    campaigns: [
      {
        campaignId: 4,
        shortDescription: 'Letters',
        saleDateBegin: '2025-03-01T00:00:00',
        saleDateEnd: '2025-03-06T00:00:00',
        ranges: [{ number: 1, start: 'QUILTF', end: 'QUILTZ' }],
      },
      {
        campaignId: 5,
        shortDescription: 'Backwards sale',
        saleDateBegin: '2025-03-12T00:00:00',
        saleDateEnd: '2025-03-02T00:00:00',
        ranges: [{ number: 1, start: '410099', end: '410099' }],
      },
      {
        campaignId: 1,
        shortDescription: 'Meets',
        saleDateBegin: '2025-03-19T00:00:00',
        saleDateEnd: '2025-03-24T00:00:00',
        ranges: [
          { number: 2, start: '410090', end: '410120' },
          { number: 3, start: '410050', end: '410060' },
        ],
      },
    ],
  });
});

test('a campaign is not compared with itself', async () => {
  const { campaigns: found } = await findClashes({ exceptId: '4' });
  expect(found.map((each) => each.campaignId)).toEqual([5, 1]);
});

test('no clashes give an empty list', async () => {
  expect(await findClashes({ saleBegin: '20200101', saleEnd: '20200102' })).toEqual({
    campaignCount: 0,
    campaigns: [],
  });
  expect(await findClashes({ ranges: '999999-999999' })).toEqual({ campaignCount: 0, campaigns: [] });
});

test('the result matches the domain rule for every query', async () => {
  const days = ['20250228', '20250302', '20250306', '20250307', '20250319', '20250320', '20250401'];
  const edges = [
    '410000',
    '410050',
    '410090',
    '410099',
    '410100',
    '410150',
    'QUILTA',
    'QUILTF',
    'QUILTG',
    'QUILTZ',
  ];
  const dayPairs = days.flatMap((begin) => days.map((end) => [begin, end] as const));
  for (const [turn, [saleBegin, saleEnd]] of dayPairs.entries()) {
    const pair = [edges[turn % 6], edges[(turn * 7 + 2) % 6]].toSorted();
    const letters = [edges[6 + (turn % 4)], edges[6 + ((turn * 3 + 1) % 4)]].toSorted();
    const ranges = parseRanges({
      mailerCode1Start: pair[0] ?? '',
      mailerCode1End: pair[1] ?? '',
      mailerCode2Start: letters[0] ?? '',
      mailerCode2End: letters[1] ?? '',
    });
    const expected = stored
      .filter(({ sale: [begin, end], ranges: own }) => {
        const fields = own.flatMap((range, index) => {
          const [start, stop] = range.split('-');
          return [
            [`mailerCode${index + 1}Start`, start],
            [`mailerCode${index + 1}End`, stop],
          ];
        });
        const [[first = '', last = ''], [from = '', to = '']] = [
          [begin, end].map((day) => day.replaceAll('-', '')).toSorted(),
          [saleBegin, saleEnd].toSorted(),
        ];
        const meetsSale = first <= to && from <= last;
        return meetsSale && findRangeClashes(ranges, parseRanges(Object.fromEntries(fields))).length > 0;
      })
      .map(({ name }) => name);
    const query = { saleBegin, saleEnd, ranges: ranges.map(({ start, end }) => `${start}-${end}`).join(',') };
    const found = (await findClashes(query)).campaigns.map((each) => each.shortDescription);
    expect({ query, found: found.toSorted() }).toEqual({ query, found: expected.toSorted() });
  }
});

describe('at most a hundred campaigns are returned', () => {
  beforeAll(async () => {
    for (let number = 0; number < 103; number += 1) {
      await campaigns.store({
        name: `Many ${number}`,
        sale: ['2030-01-01', '2030-01-02'],
        ranges: ['700000-700009'],
      });
    }
  });

  test('and all are counted', async () => {
    const { campaignCount, campaigns: found } = await findClashes({
      saleBegin: '20300101',
      saleEnd: '20300101',
      ranges: '700005-700005',
    });
    expect([campaignCount, found.length]).toEqual([103, 100]);
  });
});

test.each<[changes: Record<string, string>, message: string]>([
  [{ saleBegin: '20250230' }, 'saleBegin must be a date in the form YYYYMMDD'],
  [{ ranges: '410099-410000' }, 'ranges must not end before they start'],
  [{ ranges: '41009-410099' }, 'ranges must match pattern'],
  [{ ranges: '410000-QUILTA' }, 'ranges must match pattern'],
  [{ ranges: Array(31).fill('410000-410099').join() }, 'ranges must'],
  [{ ranges: '' }, 'ranges must'],
  [{ exceptId: '-1' }, 'exceptId must be >= 0'],
])('%j is rejected', async (changes, message) => {
  const response = await ask(changes);
  expect(response.json()).toMatchObject({ status: 400, message: expect.stringContaining(message) });
});
