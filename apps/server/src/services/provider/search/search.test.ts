import {
  buildPageTree,
  canOpenRecords,
  recordKinds,
  recordPages,
  type AccessUser,
  type PageNode,
  type Place,
} from '@portal/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../../contract/handlers.ts';
import { readConfig } from '../../../config/config.ts';
import { insertRandomCampaigns, randomCampaigns } from '../../../testing/reportRows.ts';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';
import { homeHandlers } from '../home/handlers.ts';
import { createHomeContent } from '../home/homeContent.ts';
import { searchHandlers } from './handlers.ts';
import { createSearchWords } from './searchWords.ts';

const server = testServer();

beforeAll(async () => {
  const { db } = server.database;
  await db
    .insertInto('pages')
    .values(
      Object.values(recordPages)
        .filter((url) => !['/Campaigns/MailerList', '/Campaigns/Bmt'].includes(url))
        .map((url) => ({ page_name: url, url, roles: url.startsWith('/Admin') ? [] : ['JAS'] })),
    )
    .execute();
  const day = { sale_date_begin: '2026-03-01', sale_date_end: '2026-03-14' };
  await db
    .insertInto('campaigns')
    .values([
      { campaign_id: 1118, name: 'Holiday Baking 2026', ...day },
      { campaign_id: 1119, name: 'Fall Quilting <script>alert(1)</script>', ...day },
      { campaign_id: 11_180, name: '100%_Wool \\ sale', ...day },
      { campaign_id: 1120, name: 'Soirée Couture', ...day },
    ])
    .execute();
  await db
    .insertInto('campaign_ranges')
    .values({
      campaign_id: 1119,
      number: 1,
      range_start: 'QUILTA',
      range_end: 'QUILTF',
      code_kind: 'letters',
    })
    .execute();
  await db.insertInto('campaign_mailers').values({ campaign_id: 1118, mailer_code: 'AA0007' }).execute();
  await db.insertInto('source_codes').values({ source: 'WEB1', description: 'Web site, spring' }).execute();
  await db
    .insertInto('offers')
    .values({
      offer_id: 77,
      assign_date: '2026-01-01',
      assign_process_name: 'p',
      coupon_type: '04',
      start_date: '2026-01-01',
      end_date: '2026-02-01',
      single_multi_usage: 'S',
      offer_description: '20 percent off yarn',
    })
    .execute();
  await db
    .insertInto('barcode_jobs')
    .values({ job_id: 41, job_name: 'Holiday coupons', stats_table: 't', channel_id: 1 })
    .execute();
  await db
    .insertInto('grant_applications')
    .values({ application_id: 12, applied_at: new Date(), name: 'Ada Quilter', city: 'Boise', state: 'ID' })
    .execute();
});

async function search(text: string, username: string = people.admin, kind = ''): Promise<string[]> {
  const answer = await server.request(username, {
    method: 'GET',
    url: `/api/search?text=${encodeURIComponent(text)}${kind && `&kind=${kind}`}`,
  });
  expect(answer.statusCode).toBe(200);
  return (answer.json() as Place[]).map((place) => `${place.kind} ${place.id}`);
}

describe('records are found', () => {
  test.each([
    {
      text: '1118',
      found: ['campaign 1118', 'campaign 11180'],
      why: 'an id comes before ids that begin with it',
    },
    { text: 'holiday', found: ['campaign 1118', 'job 41'], why: 'the start of a name' },
    { text: 'BAKING holiday', found: ['campaign 1118'], why: 'words in any order and case' },
    { text: 'holliday baknig', found: ['campaign 1118'], why: 'typos' },
    { text: 'holliday', found: ['campaign 1118', 'job 41'], why: 'a typo in records of several kinds' },
    { text: 'soiree coture', found: ['campaign 1120'], why: 'names with accents, typed without' },
    { text: 'quilta', found: ['campaign 1119'], why: 'the start of a code range' },
    {
      text: 'aa0007',
      found: ['mailer AA0007', 'campaign 1118'],
      why: 'the code of a mailer and its campaign',
    },
    { text: 'web1', found: ['source WEB1'], why: 'a source code' },
    { text: 'yarn', found: ['offer 77'], why: 'a word of an offer' },
    { text: 'quilter', found: ['application 12'], why: 'the name of an applicant' },
    { text: '100%_wool', found: ['campaign 11180'], why: 'special characters are literal' },
    { text: '<script>', found: ['campaign 1119'], why: 'hostile names are names' },
  ])('"$text": $why', async ({ text, found }) => expect(await search(text)).toEqual(found));

  test.each(["' or 1=1 --", '%', '_', '\\', '💥', 'x'.repeat(100), '..', '/'])(
    'hostile text %s finds nothing and does not fail',
    async (text) => expect((await search(text)).length).toBeLessThan(9),
  );

  test('users by name, and by typos of it', async () => {
    expect((await search('mark')).slice(0, 1)).toEqual([expect.stringMatching(/^user /)]);
    expect((await search('marketnig', people.admin, 'user')).length).toBe(1);
  });

  test('at most eight of a kind', async () => {
    expect((await search('aa')).filter((place) => place.startsWith('mailer'))).toHaveLength(8);
  });

  test('of one kind', async () => {
    expect(await search('holiday', people.admin, 'job')).toEqual(['job 41']);
  });
});

describe('only what the user can open is found', () => {
  test('by the roles of a user', async () => {
    expect(await search('mark', people.marketing, 'user')).toEqual([]);
    expect(await search('aa0001', people.care)).toEqual([]);
    expect(await search('holiday', people.withoutRoles)).toEqual([]);
  });

  test('for random trees and users, by search, home, favorites and recent places', async () => {
    await insertRandomCampaigns(server.database.db, randomCampaigns('search', 2));
    for (let seed = 1; seed <= 40; seed += 1) {
      const { tree, user } = createRandomAccess(seed);
      const context = await createContext(tree, user);
      const open = recordKinds.filter((kind) => canOpenRecords(tree, kind, user));
      const texts = ['holiday', 'aa', 'quilter', 'web', 'yarn', 'mark'];
      const found = await Promise.all(
        texts.map((text) => searchHandlers.searchRecords({ query: { text } } as never, context)),
      );
      const kinds = new Set(found.flat().map(({ kind }) => kind));
      expect([...kinds].toSorted()).toEqual([...open].toSorted());
      const home = await homeHandlers.getHome({} as never, context);
      const shown = [
        ...home.attention.flatMap(({ records }) => records),
        ...home.figures.flatMap(({ records }) => records),
        ...home.recent,
        ...home.favorites,
      ].map(({ kind }) => kind);
      expect(shown.filter((kind) => !open.includes(kind as never))).toEqual([]);
    }
  });
});

/** The record pages at random places of a tree, with random roles, and a user with some of them. */
function createRandomAccess(seed: number): { tree: PageNode[]; user: AccessUser } {
  let state = seed;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const names = ['JAS', 'MSC', 'Administer', 'Coleman'];
  const roles = () => names.filter(() => next(3) === 0);
  const groups = Array.from({ length: 4 }, (_group, index) => ({
    pageId: index + 1,
    parentId: next(index + 1),
    url: '',
  }));
  const pages = Object.values(recordPages)
    .filter(() => next(5) > 0)
    .map((url, index) => ({ pageId: 10 + index, parentId: next(6), url }));
  const tree = buildPageTree(
    [...groups, ...pages].map((page) => ({
      ...page,
      pageName: `Page ${page.pageId}`,
      roles: roles().join(','),
      serverRoles: '',
      mainMenu: true,
      orderBy: page.pageId,
      toolTip: null,
      imageUrl: null,
      icon: null,
    })),
  );
  return { tree, user: { roles: roles(), isLockedOut: false } };
}

/** The context of a caller who has opened and marked one record of every kind. */
async function createContext(tree: PageNode[], user: AccessUser): Promise<Context> {
  const { db } = server.database;
  const { user_id: userId } = await db
    .selectFrom('users')
    .select('user_id')
    .where('username', '=', people.care)
    .executeTakeFirstOrThrow();
  const rows = (
    ['campaign 1118', 'mailer AA0001', 'source WEB1', 'offer 77', 'job 41', 'application 12'] as const
  )
    .map((text) => text.split(' ') as [Place['kind'], string])
    .concat([['user', String(userId)]])
    .map(([kind, place_id], position) => ({ user_id: userId, kind, place_id, position }));
  await db.deleteFrom('favorite_places').execute();
  await db.insertInto('favorite_places').values(rows).execute();
  await db.deleteFrom('recent_places').execute();
  await db
    .insertInto('recent_places')
    .values(rows.map(({ position: _position, ...row }) => row))
    .execute();
  return {
    db,
    server: {
      pageTree: { read: async () => tree },
      config: readConfig({}),
      homeContent: createHomeContent(db),
      searchWords: createSearchWords(db),
    },
    session: { ...user, userId },
  } as unknown as Context;
}
