import { addDays, formatCalendarDay, getCodeKind } from '@portal/domain';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '../../../testing/testServer.ts';
import { createHomeContent, type HomeFigures } from './homeContent.ts';
import type { HomeSection } from './homeSections.ts';

const server = testServer({ content: 'empty' });
const today = formatCalendarDay(new Date());

interface NewCampaign {
  /** Days from today. */
  begin?: number;
  end?: number;
  cost?: number | null;
  ranges?: [start: string, end: string][];
  mailers?: string[];
}

/** The campaigns of home with their gaps, named as they were added. */
async function readCampaigns(sections: HomeSection[] = ['campaigns', 'jobs']) {
  const { campaigns, campaignCount } = await createHomeContent(server.database.db).read(sections);
  return { campaigns, campaignCount, names: campaigns.map(({ shortDescription }) => shortDescription) };
}

async function findCampaign(
  name: string,
  sections?: HomeSection[],
): Promise<HomeFigures['campaigns'][number]> {
  const found = (await readCampaigns(sections)).campaigns.find((each) => each.shortDescription === name);
  if (!found) throw new Error(`${name} is not listed`);
  return found;
}

async function addCampaign(name: string, campaign: NewCampaign = {}): Promise<number> {
  const { db } = server.database;
  const { begin = 1, end = 20, cost = 0.4, ranges = [], mailers = [] } = campaign;
  const { campaign_id } = await db
    .insertInto('campaigns')
    .values({
      name,
      sale_date_begin: addDays(today, begin),
      sale_date_end: addDays(today, end),
      cost_per_piece: cost,
    })
    .returning('campaign_id')
    .executeTakeFirstOrThrow();
  for (const [index, [range_start, range_end]] of ranges.entries()) {
    await db
      .insertInto('campaign_ranges')
      .values({
        campaign_id,
        number: index + 1,
        range_start,
        range_end,
        code_kind: getCodeKind(range_start) === getCodeKind(range_end) ? getCodeKind(range_start) : null,
      })
      .execute();
  }
  for (const mailer_code of mailers) {
    await sql`
      insert into mailers (mailer_code, sale_date_begin, sale_date_end, description)
      values (${mailer_code}, ${today}::date, ${today}::date, 'Mailer') on conflict do nothing`.execute(db);
    await db.insertInto('campaign_mailers').values({ campaign_id, mailer_code }).execute();
  }
  return campaign_id;
}

beforeEach(async () => {
  await sql`truncate campaigns, mailers, ce_campaigns, coupon_loads cascade`.execute(server.database.db);
});

describe('campaigns that begin or end within 14 days', () => {
  test.each([
    { begin: 0, end: 40, listed: true, why: 'begins today' },
    { begin: 14, end: 40, listed: true, why: 'begins on the last day' },
    { begin: 15, end: 40, listed: false, why: 'begins later' },
    { begin: -30, end: 0, listed: true, why: 'ends today' },
    { begin: -30, end: 14, listed: true, why: 'ends on the last day' },
    { begin: -30, end: 15, listed: false, why: 'ends later' },
    { begin: -30, end: -1, listed: false, why: 'has ended' },
    { begin: -1, end: 40, listed: false, why: 'has begun, and does not end soon' },
  ])('$why: $listed', async ({ begin, end, listed }) => {
    await addCampaign('Sale', { begin, end });
    const { names, campaignCount } = await readCampaigns();
    expect([names, campaignCount]).toEqual(listed ? [['Sale'], 1] : [[], 0]);
  });

  test('are ordered by the day on which they begin, or else end; eight are listed, all are counted', async () => {
    await addCampaign('Ends on day 3', { begin: -20, end: 3 });
    await addCampaign('Begins on day 5', { begin: 5, end: 6 });
    await addCampaign('Begins on day 1', { begin: 1, end: 40 });
    for (let day = 12; day >= 6; day -= 1) await addCampaign(`Begins on day ${day}`, { begin: day, end: 40 });
    const { names, campaignCount } = await readCampaigns();
    expect(names.slice(0, 4)).toEqual([
      'Begins on day 1',
      'Ends on day 3',
      'Begins on day 5',
      'Begins on day 6',
    ]);
    expect([names.length, campaignCount]).toEqual([8, 10]);
  });
});

test.each([null, 0, 0.42])('a cost per piece of %s is what the campaign has', async (cost) => {
  await addCampaign('Sale', { cost });
  expect((await findCampaign('Sale')).costPerPiece).toBe(cost);
});

describe('ranges without mailers', () => {
  test('have no code of a mailer of the campaign', async () => {
    await addCampaign('Other', { ranges: [['300000', '399999']], mailers: ['300001'] });
    await addCampaign('Sale', {
      ranges: [
        ['100000', '100010'],
        ['100011', '100020'],
        ['300000', '399999'],
        ['AAAAAA', 'AAAAAZ'],
        ['BAAAAA', 'BZZZZZ'],
        ['CAAAAA', 'CZZZZZ'],
      ],
      mailers: ['100000', '100010', '200000', 'AAAAAZ', 'CB1AAA'],
    });
    expect((await findCampaign('Sale')).emptyRanges).toEqual([2, 3, 5, 6]);
  });
});

describe('clashes are campaigns that share codes at the same time', () => {
  const sale: NewCampaign = { begin: 1, end: 20, ranges: [['100000', '100010']] };
  test.each([
    { other: { ranges: [['100010', '100020']] }, clash: true, why: 'the last code' },
    { other: { ranges: [['099990', '100000']] }, clash: true, why: 'the first code' },
    { other: { ranges: [['100011', '100020']] }, clash: false, why: 'codes beside each other' },
    { other: { ranges: [['099990', '099999']] }, clash: false, why: 'codes before' },
    { other: { ranges: [['AAAAAA', 'ZZZZZZ']] }, clash: false, why: 'letters' },
    { other: { ranges: [['000000', 'ZZZZZZ']] }, clash: false, why: 'a range that contains no code' },
    { other: { begin: 20, end: 30 }, clash: true, why: 'the last day' },
    { other: { begin: -9, end: 1 }, clash: true, why: 'the first day' },
    { other: { begin: 21, end: 30 }, clash: false, why: 'days after' },
    { other: { begin: -9, end: 0 }, clash: false, why: 'days before' },
    { other: { begin: 30, end: 20 }, clash: true, why: 'a sale that ends before it begins' },
  ] as { other: NewCampaign; clash: boolean; why: string }[])('$why: $clash', async ({ other, clash }) => {
    await addCampaign('Sale', sale);
    await addCampaign('Other', { ...sale, ...other });
    expect((await findCampaign('Sale')).clashCount).toBe(clash ? 1 : 0);
  });

  test('each counts once, and a campaign does not clash with itself', async () => {
    const ranges: NewCampaign['ranges'] = [
      ['100000', '100010'],
      ['100005', '100020'],
    ];
    for (const name of ['Sale', 'Second', 'Third']) await addCampaign(name, { ranges });
    expect((await findCampaign('Sale')).clashCount).toBe(2);
  });

  test('also of a sale that ends before it begins', async () => {
    await addCampaign('Sale', { ...sale, begin: 9, end: 5 });
    await addCampaign('Other', { ...sale, begin: 6, end: 7 });
    expect((await findCampaign('Sale')).clashCount).toBe(1);
  });
});

describe('coupons are loaded', () => {
  test.each([
    { known: [], loaded: [], has: null, why: 'the campaign engine does not know the campaign' },
    { known: ['C1'], loaded: ['C9'], has: false, why: 'of another campaign only' },
    { known: ['C1', 'C2'], loaded: ['C2'], has: true, why: 'of one of its names' },
  ])('$has: $why', async ({ known, loaded, has }) => {
    const { db } = server.database;
    const id = await addCampaign('Sale');
    for (const name of known) {
      await sql`insert into ce_campaigns (ce_campaign_id, campaign_id) values (${name}, ${id})`.execute(db);
    }
    for (const name of loaded) {
      await sql`
        insert into coupon_loads (ce_campaign_id, promotion_id, deal_id, promotion_name, description, channel_id, start_date, quantity)
        values (${name}, 'P', 'D', 'Promotion', 'Text', 1, ${today}::date, 1)`.execute(db);
    }
    expect((await findCampaign('Sale')).hasCoupons).toBe(has);
    expect((await findCampaign('Sale', ['campaigns'])).hasCoupons).toBe(null);
  });
});
