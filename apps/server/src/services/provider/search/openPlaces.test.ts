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
import { expect, test } from 'vitest';
import type { Context } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { readConfig } from '../../../config/config.ts';
import { insertRandomCampaigns, randomCampaigns } from '../../../testing/reportRows.ts';
import { findUserId, people } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/testServer.ts';
import { homeHandlers } from '../home/handlers.ts';
import { createHomeContent } from '../home/homeContent.ts';
import { savedViewHandlers } from '../savedViews/handlers.ts';
import { searchHandlers } from './handlers.ts';
import { insertSearchedRecords } from '../../../testing/searchedRecords.ts';
import { createSearchWords } from './searchWords.ts';

const server = testServer();

test('for random trees and roles, search, home, favorites, recent places and views show only what the user can open, after a role is taken away too', async () => {
  const { db } = server.database;
  await insertSearchedRecords(db);
  await insertRandomCampaigns(db, randomCampaigns('search', 2));
  const { userId, sharedWith } = await insertPlaces(db);
  const listShown = (context: Context) => listShownPlaces(context, sharedWith);
  await insertAttention(db);
  const openTree = buildPageTree(urls.map((url, index) => createPage({ pageId: index + 1, url })));
  const all = await listShown(createContext(openTree, userId, roleNames));
  const parts = [
    ...Object.keys(countedPages),
    'campaign count',
    'campaign 9001',
    'coupons of 9001',
    ...sharedWith.keys(),
  ];
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

type Home = ProviderSchemas['Home'];
type CountedKind = Home['attention'][number]['kind'] | Home['figures'][number]['kind'];

interface ShownPlace extends Place {
  /** Of a saved view, and of what has no record: its page. */
  page?: string;
  /** Of a saved view of another user: the role that may use it. */
  sharedWith?: string;
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
  { kind, id, page, sharedWith }: ShownPlace,
  pages: readonly PageRow[],
  roles: readonly string[],
): boolean {
  if (roles.length === 0) return false;
  if (kind === 'user' && !roles.includes('Administer')) return false;
  if (sharedWith !== undefined && !roles.includes(sharedWith)) return false;
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
async function listShownPlaces(
  context: Context,
  sharedWith: ReadonlyMap<string, string>,
): Promise<ShownPlace[]> {
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
    ...(place.kind === 'view' && {
      page: place.page ?? pageOfView.get(place.id),
      sharedWith: sharedWith.get(place.id),
    }),
  }));
}

/** A user who has opened and marked pages, own and shared views, and a record of every kind. */
async function insertPlaces(db: Db): Promise<{ userId: number; sharedWith: Map<string, string> }> {
  const userId = await findUserId(db, people.care);
  const views = await db
    .insertInto('saved_views')
    .values(urls.map((page) => ({ user_id: userId, page, name: 'View', query: '', view_columns: '[]' })))
    .returning('saved_view_id')
    .execute();
  const colleagueId = await findUserId(db, people.marketing);
  const shared = await db
    .insertInto('saved_views')
    .values(
      roleNames.map((role) => ({
        user_id: colleagueId,
        page: recordPages.mailer,
        name: role,
        query: '',
        view_columns: '[]',
        shared_with_role: role,
      })),
    )
    .returning(['saved_view_id', 'shared_with_role'])
    .execute();
  const rows = (
    ['campaign 1118', 'mailer AA0001', 'source WEB1', 'offer 77', 'job 41', 'application 12'] as const
  )
    .map((text) => text.split(' ') as [Place['kind'], string])
    .concat([['user', String(userId)]])
    .concat([...views, ...shared].map((view) => ['view', String(view.saved_view_id)]))
    .concat(Array.from({ length: 4 + urls.length }, (_page, index) => ['page', String(index + 1)]))
    .map(([kind, place_id], position) => ({ user_id: userId, kind, place_id, position }));
  await db.insertInto('favorite_places').values(rows).execute();
  await db
    .insertInto('recent_places')
    .values(rows.map(({ position: _position, ...row }) => row))
    .execute();
  return {
    userId,
    sharedWith: new Map(shared.map((view) => [String(view.saved_view_id), view.shared_with_role ?? ''])),
  };
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
