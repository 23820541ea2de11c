import type { MailerSummaryRow } from '@portal/domain/reports';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listLog } from '../../services/barcode/jobs/queries.ts';
import { runJob } from '../../services/barcode/runs/runJob.ts';
import { createCheapPasswords, password } from '../../testing/fixtures.ts';
import { createReportClient } from '../../testing/reports.ts';
import { testServer } from '../../testing/testServer.ts';
import type { Db } from '../database.ts';
import { demoAccounts, type DemoAccount } from './demoAccounts.ts';
import { createInitialPages } from '../initial-data/pages.ts';
import { isEmpty, seedDemoData } from './seedDemoData.ts';

const today = '2025-11-20';
const server = testServer({ content: 'empty' });
const reports = createReportClient(server, 'demo.marketing');
/** A campaign that goes to all stores; see `seedDemoData.ts`. */
const nationwide = 1_115;

const filled = [
  'companies',
  'users',
  'roles',
  'server_roles',
  'pages',
  'start_pages',
  'dashboard_pages',
  'default_values',
  'report_views',
  'mailers',
  'campaigns',
  'source_codes',
  'offers',
  'stores',
  'customer_channel_weeks',
  'customer_segment_weeks',
  'ce_campaigns',
  'coupon_loads',
  'barcode_jobs',
  'grant_applications',
  'grant_contents',
  'grant_page_views',
];

/** Removes the rows of the demo data, except for those of some tables. */
async function emptyDatabase(db: Db, keep: readonly string[] = []): Promise<void> {
  const tables = filled.filter((table) => !keep.includes(table)).map((table) => sql.table(table));
  await sql`truncate ${sql.join(tables)} restart identity cascade`.execute(db);
}

/** One text for all rows of a table, without the salted password hashes. */
async function readFingerprints(db: Db): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of [
    'companies',
    'users',
    'user_roles',
    'user_company_access',
    'pages',
    'mailers',
    'campaigns',
    'campaign_ranges',
    'campaign_promocodes',
    'campaign_mailers',
    'source_codes',
    'offers',
    'stores',
    'mailer_stores',
    'responses',
    'signups',
    'customer_channel_weeks',
    'customer_segment_weeks',
    'ce_campaigns',
    'ce_coupons',
    'coupon_loads',
    'barcode_jobs',
    'barcode_job_coupons',
    'barcode_job_log',
    'barcode_job_output',
    'grant_applications',
    'grant_contents',
    'grant_media',
    'grant_page_views',
  ]) {
    const { rows } = await sql<{ print: string }>`
      select md5(string_agg(row, ',' order by row)) as print
      from (select (to_jsonb(t) - 'password_hash')::text as row from ${sql.table(table)} t) as rows`.execute(
      db,
    );
    prints[table] = rows[0]?.print ?? '';
  }
  return prints;
}

/** The rows of a query that finds what must not be. */
async function queryRows(query: string): Promise<unknown[]> {
  return (await sql.raw(query).execute(server.database.db)).rows;
}

const read = (url: string) => reports.read<{ rowCount: number }>(url);
const count = async (url: string) => (await reports.read<unknown[]>(url)).length;

function logIn(account: Pick<DemoAccount, 'username' | 'password'>) {
  return server.app.inject({
    method: 'POST',
    url: '/api/authentication/login',
    payload: { username: account.username, password: account.password },
  });
}

describe('a new database', () => {
  let first: Record<string, string>;
  let wasEmpty = false;

  beforeAll(async () => {
    const { db } = server.database;
    wasEmpty = await isEmpty(db);
    await seedDemoData(db, { today });
    first = await readFingerprints(db);
  });

  test('is empty before seeding and not empty afterwards', async () => {
    expect(wasEmpty).toBe(true);
    expect(await isEmpty(server.database.db)).toBe(false);
  });

  test('has the documented contents', async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from users) as users, (select count(*) from companies) as companies,
        (select count(*) from roles) as roles, (select count(*) from mailers where sale_date_begin > ${today}) as ahead,
        (select count(*) from users where password_hash is not null) as with_password,
        (select min(status) from portal_status) as status`.execute(server.database.db);
    expect(rows[0]).toMatchObject({ users: 250, roles: 7, with_password: demoAccounts.length, status: 1 });
    expect(rows[0]?.companies).toBeGreaterThanOrEqual(3);
    expect(rows[0]?.ahead).toBeGreaterThan(50);
  });

  test('has administrators of two companies who can sign in', () => {
    const administrators = demoAccounts.filter(({ roles }) => roles.includes('Administer'));
    expect(new Set(administrators.map(({ companyAbbrev }) => companyAbbrev))).toEqual(
      new Set(['COL', 'JAS']),
    );
  });

  test('gets campaigns that match their mailers, except trial prints', async () => {
    const { rows } = await sql<Record<string, number>>`
      select count(*) as campaigns, sum(mailers) as members, min(mailers) as fewest,
        count(*) filter (where analysis_results ~ '^[0-9]+ mailers, [0-9,]+ pieces, 0[.][0-9] s$') as analysed,
        (select count(*) from mailers where mailer_code not like 'PR%') as mailers
      from campaigns`.execute(server.database.db);
    expect(rows[0]).toMatchObject({ campaigns: 120, analysed: 120, members: rows[0]?.mailers });
    expect(rows[0]?.fewest).toBeGreaterThan(5);
  });

  test.each(demoAccounts.filter((account) => !account.isLockedOut))(
    '$username can log in and has the documented roles and start page',
    async (account) => {
      const response = await logIn(account);
      expect(response.statusCode).toBe(200);
      const { user } = response.json();
      expect(user.roles.toSorted()).toEqual(account.roles.toSorted());
      expect(user.startPage).toBe(account.startPage || null);
    },
  );

  test.each(demoAccounts.filter((account) => account.isLockedOut))(
    '$username cannot log in',
    async (account) => expect((await logIn(account)).statusCode).toBe(401),
  );

  test('gets the output file of each complete job, with the lines stated in its log', async () => {
    const jobs = await server.database.db
      .selectFrom('barcode_jobs')
      .select(['job_id', 'output_file', 'line_count'])
      .where('status', '=', 'Complete')
      .execute();
    expect(jobs.length).toBeGreaterThan(20);
    const login = await logIn({ username: 'demo.marketing', password: 'Demo-marketing-1' });
    const headers = { authorization: `Bearer ${login.json().token}` };
    for (const job of jobs) {
      const response = await server.app.inject({ url: `/barcode/Job/${job.job_id}/Output`, headers });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-disposition']).toBe(`attachment; filename="${job.output_file}"`);
      expect(response.body.match(/^\d{10}\t\w{6}\t\w{17}\t.*\n/gm)).toHaveLength(job.line_count ?? 0);
    }
  });

  test('gets the logs and files that runs of its jobs would produce today', async () => {
    const { db } = server.database;
    const jobs = await db
      .selectFrom('barcode_jobs')
      .select('job_id')
      .where('status', '!=', 'New')
      .where(sql<boolean>`failure is null or failure !~ 'server error$'`)
      .execute();
    const readLogs = () =>
      Promise.all(
        jobs.map(async (job) =>
          (await listLog(db, job.job_id)).map(({ comment }) => comment.replace(/barcodes-\S+/, 'the file')),
        ),
      );
    const firstLogs = await readLogs();
    const ids = jobs.map((job) => job.job_id);
    await db.deleteFrom('barcode_job_log').where('job_id', 'in', ids).execute();
    await db.deleteFrom('barcode_job_output').execute();
    await sql`
      update barcode_jobs set status = 'Processing', run = 0, output_file = null, line_count = null, failure = null
      where job_id = any (${ids})`.execute(db);
    for (const jobId of ids) await runJob({ db, log: server.app.log }, jobId, new AbortController().signal);
    expect(await readLogs()).toEqual(firstLogs);
    expect((await readFingerprints(db)).barcode_job_output).toBe(first.barcode_job_output);
  });

  test('continues with its own IDs', async () => {
    const { db } = server.database;
    const page = await db
      .insertInto('pages')
      .values({ page_name: 'New' })
      .returning('page_id')
      .executeTakeFirstOrThrow();
    const user = await db
      .insertInto('users')
      .values({ username: 'new.user', username_key: 'new.user' })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    expect([page.page_id, user.user_id]).toEqual([createInitialPages().length + 1, 251]);
  });

  test('is not seeded twice', async () => {
    await expect(seedDemoData(server.database.db, { today })).rejects.toThrow('The database is not empty');
  });

  test('has data for every report', async () => {
    const { hash } = await createCheapPasswords();
    await server.database.db
      .updateTable('users')
      .set({ password_hash: await hash(password) })
      .where('username', '=', 'demo.marketing')
      .execute();
    const [mailer] = (await reports.askMailerSummary(nationwide)).json<MailerSummaryRow[]>();
    const ofMailer = `${nationwide}/1/${mailer?.mailerCode}/N`;
    const rows = {
      stores: await count('/api/StoreName'),
      signups: (await read('/api/SignupStats?fromDate=20251101&toDate=20251120')).rowCount,
      today: (await read('/api/SignupStats?fromDate=20251120&toDate=20251120')).rowCount,
      summary: (await read('/api/CampaignSummary?year=2025')).rowCount,
      choices: await count('/api/CampaignList/other'),
      mailers: (await reports.askMailerSummary(nationwide)).json<MailerSummaryRow[]>().length,
      storesOfMailer: await count(`/api/MailerDetailsStore/${ofMailer}`),
      storesOfCampaign: await count(`/api/MailerDetailsStore2/${nationwide}/T/0/0`),
      daysOfMailer: await count(`/api/MailerDetailsDate/${ofMailer}`),
      daysOfCampaign: await count(`/api/MailerDetailsDate2/${nationwide}/T/0/N`),
      channels: await count('/api/CustomerReports/customerchannel'),
      segments: await count('/api/CustomerReports/customersegment'),
    };
    const fewest: typeof rows = {
      stores: 850,
      signups: 100,
      today: 5,
      summary: 20,
      choices: 60,
      mailers: 30,
      storesOfMailer: 850,
      storesOfCampaign: 850,
      daysOfMailer: 10,
      daysOfCampaign: 10,
      channels: 200,
      segments: 200,
    };
    const reportNames = Object.keys(rows) as (keyof typeof rows)[];
    expect(reportNames.filter((report) => rows[report] < fewest[report])).toEqual([]);
  });

  describe('follows the rules of loaded rows', () => {
    test.each([
      {
        rule: 'responses of a transaction have one day, store, customer and purchase',
        query: `select transaction_id from responses where transaction_id is not null group by 1
          having count(distinct (responded_on, store, customer_id, amount, cost, items)) > 1`,
      },
      {
        rule: 'a transaction has one first response, that of its lowest coupon',
        query: `select campaign_id, transaction_id from responses where transaction_id is not null group by 1, 2
          having count(*) filter (where is_first) <> 1
            or min(coupon_number) <> min(coupon_number) filter (where is_first)`,
      },
      {
        rule: 'no count of a mailer exceeds its quantity',
        query: `select mailer_code from mailer_stores join mailers using (mailer_code) group by 1, quantity
          having greatest(sum(pref_mailed), sum(geo_mailed), sum(accounting_assigned)) > quantity`,
      },
      {
        rule: 'no response is before the sale, or after today',
        query: `select response_id from responses join campaigns using (campaign_id)
          where responded_on < sale_date_begin or responded_on > '${today}'`,
      },
      {
        rule: 'no signup is after today, or more than five years ago',
        query: `select signup_id from signups where signup_on > '${today}' or signup_on < date '${today}' - interval '60 months'`,
      },
    ])('$rule', async ({ query }) => expect(await queryRows(query)).toEqual([]));
  });

  test.each([
    {
      interrupted: 'while mailers are inserted',
      undo: sql`truncate responses, mailer_stores; delete from mailers where mailer_code > '220000'`,
    },
    { interrupted: 'after the results', undo: sql`select` },
  ])('gets the same rows when seeding is repeated after an interruption $interrupted', async ({ undo }) => {
    const { db } = server.database;
    // There is no user yet to log in as.
    await emptyDatabase(db, ['mailers', 'campaigns', 'stores']);
    await undo.execute(db);
    await seedDemoData(db, { today });
    expect(await readFingerprints(db)).toEqual(first);
  });
});
