import type { GrantSchemas, ProviderSchemas } from '@portal/api-client';
import { addDays, formatCalendarDay, listDormantUsers, toCompactDay, type User } from '@portal/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../db/demo-data/demoAccounts.ts';
import { seedDemoData } from '../../../db/demo-data/seedDemoData.ts';
import { testServer } from '../../../testing/testServer.ts';

type Home = ProviderSchemas['Home'];

const server = testServer({ content: 'empty' });
const today = formatCalendarDay(new Date());
const tokens = new Map<string, string>();

beforeAll(async () => {
  await seedDemoData(server.database.db, { today });
  for (const { username, password } of demoAccounts.filter((account) => account.username !== 'demo.locked')) {
    const login = await server.app.inject({
      method: 'POST',
      url: '/api/authentication/login',
      payload: { username, password },
    });
    tokens.set(username, login.json().token);
  }
});

async function call<Body>(username: string, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
  const response = await server.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${tokens.get(username)}` },
    ...(payload && { payload }),
  });
  expect(response.statusCode, `${method} ${url}: ${response.body}`).toBeLessThan(300);
  return (response.body === '' ? undefined : response.json()) as Body;
}

const readHome = (username: string) => call<Home>(username, 'GET', '/api/home');
const admin = 'demo.admin';

function findFigure(home: Home, kind: Home['figures'][number]['kind']) {
  const figure = home.figures.find((each) => each.kind === kind);
  if (!figure) throw new Error(`no ${kind}`);
  return figure;
}

const lineOf = (home: Home, kind: Home['attention'][number]['kind']) =>
  home.attention.find((each) => each.kind === kind);
const countOf = (...[home, kind]: Parameters<typeof lineOf>) => lineOf(home, kind)?.count ?? 0;

describe('figures equal those of the lists and reports they link to', () => {
  let home: Home;
  beforeAll(async () => {
    home = await readHome(admin);
  });

  test('running campaigns: the list of campaigns of today', async () => {
    const day = toCompactDay(today);
    const list = await call<{ rowCount: number }>(
      admin,
      'GET',
      `/api/campaign?dtBegin=${day}&dtBeginOp=lte&dtEnd=${day}&dtEndOp=gte`,
    );
    const { value, series } = findFigure(home, 'runningCampaigns');
    expect(value).toBeGreaterThan(0);
    expect([value, series.at(-1), series.length]).toEqual([list.rowCount, list.rowCount, 14]);
  });

  test('signups: the statistics of the same days', async () => {
    const total = async (from: string, to: string) =>
      (
        await call<{ totals?: { total: number } }>(
          admin,
          'GET',
          `/api/SignupStats?fromDate=${toCompactDay(from)}&toDate=${toCompactDay(to)}`,
        )
      ).totals?.total ?? 0;
    const { value, previous, series } = findFigure(home, 'signups');
    expect(value).toBeGreaterThan(0);
    expect(value).toBe(await total(addDays(today, -6), today));
    expect(previous).toBe(await total(addDays(today, -13), addDays(today, -7)));
    expect(series[0]).toBe(await total(addDays(today, -13), addDays(today, -13)));
  });

  test('responses: the mailer summaries of all running campaigns', async () => {
    const { rows } = await sql<{ campaign_id: number }>`
      select campaign_id from campaigns where ${today}::date between sale_date_begin and sale_date_end`.execute(
      server.database.db,
    );
    const totals = new Map<string, number>();
    for (const { campaign_id } of rows) {
      const summary = await call<
        { campaignId: number; campaignCouponNumber: number; ttlResponses: number }[]
      >(admin, 'POST', '/api/MailSumm/', {
        campaignId: campaign_id,
        mailerCode: '',
        begin: '',
        end: '',
        allocateNonSpecific: 'N',
        expandedView: 'N',
      });
      const total = summary.find((row) => row.campaignId === 0 && row.campaignCouponNumber === 0);
      totals.set(String(campaign_id), total?.ttlResponses ?? 0);
    }
    const { value, records } = findFigure(home, 'responses');
    expect(value).toBe([...totals.values()].reduce((sum, each) => sum + each, 0));
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) expect(record.value).toBe(totals.get(record.id));
  });

  test.each([
    { kind: 'failedJobs', status: 'Failed' },
    { kind: 'waitingJobs', status: 'New' },
  ] as const)('$kind: Job Overview with the filters of the link', async ({ kind, status }) => {
    // A day more and a day less than the limit; the latest job is the first of both lists.
    await sql`
      insert into barcode_jobs (job_name, stats_table, channel_id, status, failure, created_at)
      select 'Job ' || age, 'stats', 1, ${status}, case ${status} when 'Failed' then 'No mailers' end,
        ${today}::timestamp at time zone 'America/New_York' - make_interval(days => age)
      from unnest(array[14, 13, 0]) as age`.execute(server.database.db);
    const line = lineOf(await readHome(admin), kind);
    const list = await call<{ totalRows: number; jobData: { id: number; jobName: string }[] }>(
      admin,
      'GET',
      `/barcode/JobOverview/?status=${status}&dtBegin=${line?.from?.slice(0, 10)}`,
    );
    const names = list.jobData.map(({ jobName }) => jobName);
    expect([names[0], names.includes('Job 13'), names.includes('Job 14')]).toEqual(['Job 0', true, false]);
    expect(line?.count).toBe(list.totalRows);
    expect(line?.records.map(({ id }) => id)).toEqual(list.jobData.slice(0, 5).map(({ id }) => String(id)));
    expect(line?.records[0]?.detail).toBe(status === 'Failed' ? 'No mailers' : '');
  });

  test('unopened applications: the review with the filters of the link', async () => {
    await sql`
      insert into grant_applications (applied_at, name, city, state)
      select ${today}::timestamp at time zone 'America/New_York' - make_interval(days => age), 'Age ' || age, 'Duluth', 'MN'
      from unnest(array[31, 30, 29]) as age`.execute(server.database.db);
    await sql`
      insert into opened_applications
      select application_id from grant_applications where name = 'Age 29'`.execute(server.database.db);
    const line = lineOf(await readHome(admin), 'unopenedApplications');
    const list = await call<{ totalRows: number; appData: GrantSchemas['ApplicationListRow'][] }>(
      admin,
      'GET',
      `/grant/api/ApplicationList/?opened=no&rowsPerPage=500&dtBegin=${line?.from?.slice(0, 10)}`,
    );
    const names = list.appData.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('Age'))).toEqual(['Age 30']);
    expect(line?.count).toBe(list.totalRows);
    expect(line?.records).toEqual(
      list.appData.slice(0, 5).map(({ applicationId, name, city, state }) => ({
        kind: 'application',
        id: String(applicationId),
        title: name,
        detail: `${city}, ${state}`,
      })),
    );
  });

  test('mailers without a campaign: the list with the filters of the link', async () => {
    await sql`
      insert into mailers (mailer_code, sale_date_begin, sale_date_end, description)
      select 'ZZZ' || lpad(n::text, 3, '0'), ${today}::date + n, ${today}::date + n, 'Mailer ' || n
      from generate_series(0, 5) as n
      union all select 'ZZZ999', ${today}::date - 1, ${today}::date, 'Began yesterday'`.execute(
      server.database.db,
    );
    const line = lineOf(await readHome(admin), 'unassignedMailers');
    const list = await call<{ rowCount: number; mailerData: { mailerCode: string }[] }>(
      admin,
      'GET',
      `/api/mailer?campaign=none&sortBy=SaleBegin&sortOrder=ASC&saleBeginAfter=${line?.from?.slice(0, 10)}`,
    );
    const codes = list.mailerData.map(({ mailerCode }) => mailerCode);
    expect(codes.slice(0, 2)).toEqual(['ZZZ000', 'ZZZ001']);
    expect(line?.count).toBe(list.rowCount);
    expect(line?.records.map(({ id }) => id)).toEqual(codes.slice(0, 5));
  });

  test('users: Dormant Users and the locked users of User Maintenance', async () => {
    const users = await call<User[]>(admin, 'GET', '/api/user');
    const dormant = listDormantUsers(users, new Date());
    const line = home.attention.find(({ kind }) => kind === 'dormantUsers');
    expect(line?.count).toBe(dormant.length);
    expect(line?.records.map(({ title }) => title)).toEqual(dormant.slice(0, 5).map((user) => user.username));
    expect(countOf(home, 'lockedUsers')).toBe(users.filter((user) => user.isLockedOut).length);
  });

  test('failed deliveries: the messages of Send Message', async () => {
    await sql`
      with message as (insert into messages (subject, body) values ('Status', 'Text') returning message_id)
      insert into outbox (message_id, email, state, finished_at)
      select message_id, 'user' || n || '@example.com', 'failed', now() from message, generate_series(1, 3) as n`.execute(
      server.database.db,
    );
    const messages = await call<{ failed: number }[]>(admin, 'GET', '/api/sentmessage');
    const failed = messages.reduce((sum, message) => sum + message.failed, 0);
    expect([failed > 0, countOf(await readHome(admin), 'failedMessages')]).toEqual([true, failed]);
  });

  test('campaigns: what each lacks is what its dialog shows', async () => {
    expect(home.campaigns.length).toBeGreaterThan(0);
    for (const campaign of home.campaigns) {
      const { campaign: stored } = await call<{ campaign: Record<string, string | number | null> }>(
        admin,
        'GET',
        `/api/campaign/${campaign.campaignId}`,
      );
      expect(campaign.costPerPiece).toBe(stored.costPerPiece);
      const ranges = Array.from({ length: 30 }, (_range, index) => index + 1).flatMap((number) => {
        const [start, end] = [stored[`mailerCode${number}Start`], stored[`mailerCode${number}End`]];
        return start && end ? [`${start}-${end}`] : [];
      });
      const clashes = await call<{ campaignCount: number }>(
        admin,
        'GET',
        `/api/CampaignClashes?saleBegin=${toCompactDay(campaign.saleDateBegin.slice(0, 10))}&saleEnd=${toCompactDay(campaign.saleDateEnd.slice(0, 10))}&ranges=${ranges.join(',')}&exceptId=${campaign.campaignId}`,
      );
      expect(campaign.clashCount).toBe(clashes.campaignCount);
    }
    const days = home.campaigns.map(({ saleDateBegin, saleDateEnd }) =>
      [saleDateBegin, saleDateEnd].map((day) => day.slice(0, 10)).filter((day) => day >= today),
    );
    for (const [day] of days) expect(day && day <= addDays(today, 14)).toBe(true);
  });
});

describe('the home page follows its data', () => {
  test('a change by any server is seen by the next call', async () => {
    const before = await readHome(admin);
    // Past the handlers, as another server would.
    await sql`update users set is_locked_out = true where username = 'demo.developer'`.execute(
      server.database.db,
    );
    expect(countOf(await readHome(admin), 'lockedUsers')).toBe(countOf(before, 'lockedUsers') + 1);
    await sql`update users set is_locked_out = false where username = 'demo.developer'`.execute(
      server.database.db,
    );
    expect(await readHome(admin)).toEqual(before);
  });

  test('an application needs attention until someone opens it', async () => {
    const { rows } = await sql<{ application_id: number }>`
      insert into grant_applications (applied_at, name) values (now(), 'Ada <b>Quilter</b>') returning application_id`.execute(
      server.database.db,
    );
    const id = String(rows[0]?.application_id);
    const before = await readHome('demo.marketing');
    const line = before.attention.find(({ kind }) => kind === 'unopenedApplications');
    expect(line?.records[0]).toMatchObject({ kind: 'application', id, title: 'Ada <b>Quilter</b>' });
    await call(admin, 'PUT', '/api/recentplace', { kind: 'application', id });
    const after = await readHome('demo.marketing');
    expect(countOf(after, 'unopenedApplications')).toBe((line?.count ?? 0) - 1);
  });
});

describe('it contains only what the user can open', () => {
  test('customer care sees the mailers alone', async () => {
    const home = await readHome('demo.care');
    expect(home.campaigns).toEqual([]);
    expect(home.figures).toEqual([]);
    expect(home.attention.filter(({ kind }) => kind !== 'unassignedMailers')).toEqual([]);
  });

  test('marketing sees nothing of the administration', async () => {
    const home = await readHome('demo.marketing');
    expect(home.figures.map(({ kind }) => kind)).toEqual(['runningCampaigns', 'signups', 'responses']);
    const kinds = home.attention.map(({ kind }) => kind);
    expect(kinds.filter((kind) => ['failedMessages', 'dormantUsers', 'lockedUsers'].includes(kind))).toEqual(
      [],
    );
  });
});
