import {
  addDays,
  buildPageTree,
  formatCalendarDay,
  recordPages,
  type PageNode,
  type Place,
  type RecordKind,
} from '@portal/domain';
import type { ProviderSchemas } from '@portal/api-client';
import { array, assert, asyncProperty, boolean, nat, record, shuffledSubarray, subarray } from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { readConfig } from '../../../config/config.ts';
import { insertRandomCampaigns, randomCampaigns } from '../../../testing/reportRows.ts';
import { people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';
import { homeHandlers } from '../home/handlers.ts';
import { createHomeContent } from '../home/homeContent.ts';
import { savedViewHandlers } from '../savedViews/handlers.ts';
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
  const response = await server.request(username, {
    method: 'GET',
    url: `/api/search?text=${encodeURIComponent(text)}${kind && `&kind=${kind}`}`,
  });
  expect(response.statusCode).toBe(200);
  return (response.json() as Place[]).map((place) => `${place.kind} ${place.id}`);
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

  test('for random trees and roles, by search, home, favorites, recent places and views, after a role is taken away too', async () => {
    const { db } = server.database;
    await insertRandomCampaigns(db, randomCampaigns('search', 2));
    const userId = await insertPlaces(db);
    await insertAttention(db);
    const openTree = buildPageTree(urls.map((url, index) => createPage({ pageId: index + 1, url })));
    const all = await listShown(createContext(openTree, userId, roleNames));
    const parts = [...Object.keys(countedPages), 'campaign count', 'campaign 9001', 'coupons of 9001'];
    expect(parts.filter((part) => !all.some(({ id }) => id === part))).toEqual([]);
    await assert(
      asyncProperty(randomPages, randomRoles, async (pages, roles) => {
        const before = await listShown(createContext(buildPageTree(pages), userId, roles));
        expect(before.filter((place) => !isOpen(place, pages, roles))).toEqual([]);
        const opened = Object.keys(recordPages).filter((kind) =>
          isOpen({ kind: kind as RecordKind, id: '' }, pages, roles),
        );
        expect(opened.filter((kind) => !before.some((place) => place.kind === kind))).toEqual([]);
        const fewer = roles.slice(1);
        const after = await listShown(createContext(buildPageTree(pages), userId, fewer));
        expect(after.filter((place) => !isOpen(place, pages, fewer))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

type Home = ProviderSchemas['Home'];
type CountedKind = Home['attention'][number]['kind'] | Home['figures'][number]['kind'];

interface ShownPlace extends Place {
  /** Of a saved view, and of what has no record: its page. */
  page?: string;
}

const roleNames = ['JAS', 'MSC', 'Administer', 'Coleman'];
const randomRoles = shuffledSubarray(roleNames);
const urls = [
  ...Object.values(recordPages),
  '/Reports/SignupStatistics',
  '/Reports/MailSumm',
  '/Admin/SendMessage',
  '/Admin/InactiveUsers',
];

/** The pages of what home counts. */
const countedPages: Record<CountedKind, string> = {
  runningCampaigns: recordPages.campaign,
  signups: '/Reports/SignupStatistics',
  responses: '/Reports/MailSumm',
  failedJobs: recordPages.job,
  waitingJobs: recordPages.job,
  unassignedMailers: recordPages.mailer,
  unopenedApplications: recordPages.application,
  failedMessages: '/Admin/SendMessage',
  dormantUsers: '/Admin/InactiveUsers',
  lockedUsers: recordPages.user,
};

/** Four groups in one another, and the pages of the records, some of them missing, anywhere in them. */
const randomPages = array(
  record({
    parent: nat(4),
    roles: subarray(roleNames, { maxLength: 2 }),
    isMissing: boolean(),
  }),
  {
    minLength: 4 + urls.length,
    maxLength: 4 + urls.length,
  },
).map((choices) =>
  choices.flatMap(({ parent, roles, isMissing }, index): PageRow[] => {
    const isGroup = index < 4;
    if (!isGroup && isMissing && roles.length > 0) return [];
    return [
      createPage({
        pageId: index + 1,
        parentId: isGroup ? Math.min(parent, index) : parent,
        url: isGroup ? '' : (urls[index - 4] ?? ''),
        roles: roles.join(','),
      }),
    ];
  }),
);

type PageRow = Parameters<typeof buildPageTree>[0][number];

function createPage(values: Pick<PageRow, 'pageId'> & Partial<PageRow>): PageRow {
  return {
    parentId: 0,
    url: '',
    pageName: `Page ${values.pageId}`,
    roles: '',
    serverRoles: '',
    mainMenu: true,
    orderBy: values.pageId,
    toolTip: null,
    imageUrl: null,
    icon: null,
    ...values,
  };
}

/** The rule once more, in other words: a role of the page and of everything above it, and `Administer` below /Admin. */
function isOpen(
  { kind, id, page }: ShownPlace,
  pages: readonly PageRow[],
  roles: readonly string[],
): boolean {
  if (roles.length === 0) return false;
  if (kind === 'user' && !roles.includes('Administer')) return false;
  const url = page ?? recordPages[kind as RecordKind];
  return pages
    .filter((each) => (kind === 'page' ? String(each.pageId) === id : each.url === url))
    .some(({ pageId, url: own }) => {
      if (own?.startsWith('/Admin') && !roles.includes('Administer')) return false;
      for (let at = pages.find((each) => each.pageId === pageId); at;) {
        const { roles: names, parentId } = at;
        if (names !== '' && !names.split(',').some((name) => roles.includes(name))) return false;
        at = pages.find((each) => each.pageId === parentId);
      }
      return true;
    });
}

/** Everything that the palette, home, favorites, recent places and the menu of views show. */
async function listShown(context: Context): Promise<ShownPlace[]> {
  const texts = ['holiday', 'holliday', 'aa', 'quilter', 'web', 'yarn', 'mark'];
  const found = await Promise.all(
    texts.map((text) => searchHandlers.searchRecords({ query: { text } } as never, context)),
  );
  const views = await savedViewHandlers.listSavedViews({} as never, context);
  const pageOfView = new Map(views.map(({ savedViewId, page }) => [String(savedViewId), page]));
  const home = await homeHandlers.getHome({} as never, context);
  const counted = [...home.attention, ...home.figures].map(({ kind }): ShownPlace => ({
    kind: 'view',
    id: kind,
    page: countedPages[kind],
  }));
  const campaigns = home.campaigns.flatMap(({ campaignId, hasCoupons }): Place[] => [
    { kind: 'campaign', id: `campaign ${campaignId}` },
    // Loaded coupons are data of the jobs.
    ...(hasCoupons === null ? [] : [{ kind: 'job' as const, id: `coupons of ${campaignId}` }]),
  ]);
  if (home.campaignCount > 0) campaigns.push({ kind: 'campaign', id: 'campaign count' });
  const places: ShownPlace[] = [
    ...counted,
    ...campaigns,
    ...found.flat(),
    ...home.attention.flatMap(({ records }) => records),
    // Their links lead to the report of the figure.
    ...home.figures.flatMap(({ kind, records }) =>
      records.map((each): ShownPlace => ({ ...each, kind: 'view', page: countedPages[kind] })),
    ),
    ...home.recent,
    ...home.favorites,
    ...views.map(({ savedViewId }) => ({ kind: 'view' as const, id: String(savedViewId) })),
  ];
  return places.map((place) => ({
    ...place,
    ...(place.kind === 'view' && { page: place.page ?? pageOfView.get(place.id) }),
  }));
}

/** A user who has opened and marked pages, views and a record of every kind. */
async function insertPlaces(db: Db): Promise<number> {
  const { user_id: userId } = await db
    .selectFrom('users')
    .select('user_id')
    .where('username', '=', people.care)
    .executeTakeFirstOrThrow();
  const views = await db
    .insertInto('saved_views')
    .values(urls.map((page) => ({ user_id: userId, page, name: 'View', query: '', view_columns: '[]' })))
    .returning('saved_view_id')
    .execute();
  const rows = (
    ['campaign 1118', 'mailer AA0001', 'source WEB1', 'offer 77', 'job 41', 'application 12'] as const
  )
    .map((text) => text.split(' ') as [Place['kind'], string])
    .concat([['user', String(userId)]])
    .concat(views.map((view) => ['view', String(view.saved_view_id)]))
    .concat(Array.from({ length: 4 + urls.length }, (_page, index) => ['page', String(index + 1)]))
    .map(([kind, place_id], position) => ({ user_id: userId, kind, place_id, position }));
  await db.insertInto('favorite_places').values(rows).execute();
  await db
    .insertInto('recent_places')
    .values(rows.map(({ position: _position, ...row }) => row))
    .execute();
  return userId;
}

/** A row for each line of what needs attention. */
async function insertAttention(db: Db): Promise<void> {
  const today = formatCalendarDay(new Date());
  const days = { sale_date_begin: addDays(today, -1), sale_date_end: addDays(today, 3) };
  await db
    .insertInto('campaigns')
    .values({ campaign_id: 9001, name: 'Running', ...days })
    .execute();
  await sql`insert into ce_campaigns (ce_campaign_id, campaign_id) values ('9001', 9001)`.execute(db);
  await sql`
    insert into mailers (mailer_code, sale_date_begin, sale_date_end, description)
    values ('ZZZ001', ${days.sale_date_end}::date, ${days.sale_date_end}::date, 'In no campaign')`.execute(
    db,
  );
  await sql`
    insert into barcode_jobs (job_name, stats_table, channel_id, status, failure)
    values ('Failed', 't', 1, 'Failed', 'No mailers'), ('New', 't', 1, 'New', null)`.execute(db);
  await sql`
    with message as (insert into messages (subject, body) values ('Status', 'Text') returning message_id)
    insert into outbox (message_id, email, state, finished_at)
    select message_id, 'user@example.com', 'failed', now() from message`.execute(db);
  await sql`
    insert into users (username, username_key, last_login_date, is_locked_out)
    values ('dormant', 'dormant', '2020-01-01', false), ('locked', 'locked', '2020-01-01', true)`.execute(db);
}

function createContext(tree: PageNode[], userId: number, roles: string[]): Context {
  const { db } = server.database;
  return {
    db,
    server: {
      pageTree: { read: async () => tree },
      config: readConfig({}),
      homeContent: createHomeContent(db),
      searchWords: createSearchWords(db),
    },
    session: { roles, isLockedOut: false, userId },
  } as unknown as Context;
}
