import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listLog } from '../../services/barcode/jobs/queries.ts';
import { runJob } from '../../services/barcode/runs/runJob.ts';
import { testServer } from '../../testing/testServer.ts';
import type { Db } from '../database.ts';
import { demoAccounts, type DemoAccount } from './demoAccounts.ts';
import { demoPages } from './pages.ts';
import { isEmpty, NotEmptyError, seedDemoData } from './seedDemoData.ts';

const today = '2025-11-20';
const root = mkdtempSync(path.join(os.tmpdir(), 'portal-demo-'));
const outputFolder = path.join(root, 'output');
const server = testServer({ config: { barcodeOutputDir: outputFolder } });
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Removes the rows every test file begins with. */
async function emptyDatabase(db: Db): Promise<void> {
  await sql`
    truncate companies, users, roles, server_roles, pages, start_pages, dashboard_pages, default_values, report_views, mailers,
      campaigns, source_codes, offers, stores, purchases, customer_channel_weeks, customer_segment_weeks, coupon_loads, barcode_jobs,
      grant_applications, grant_contents, grant_page_views
    restart identity cascade`.execute(db);
}

/** One text for all rows of a table, without the salted password hashes. */
async function fingerprints(db: Db): Promise<Record<string, string>> {
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
    'purchases',
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

/** The files of a folder: a text for the content of each, by its name. */
function filePrints(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );
}

function logIn({ username, password }: Pick<DemoAccount, 'username' | 'password'>) {
  return server.app.inject({
    method: 'POST',
    url: '/api/authentication/login',
    payload: { username, password },
  });
}

describe('a new database', () => {
  let first: Record<string, string>;
  let firstFiles: Record<string, string>;
  let wasEmpty = false;

  beforeAll(async () => {
    const { db } = server.database;
    await emptyDatabase(db);
    wasEmpty = await isEmpty(db);
    await seedDemoData(db, { today, outputFolder });
    first = await fingerprints(db);
    firstFiles = filePrints(outputFolder);
  });

  test('is empty before, and not afterwards', async () => {
    expect(wasEmpty).toBe(true);
    expect(await isEmpty(server.database.db)).toBe(false);
  });

  test('gets what is said of it', async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from users) as users, (select count(*) from companies) as companies,
        (select count(*) from roles) as roles, (select count(*) from mailers where sale_date_begin > ${today}) as ahead,
        (select count(*) from users where password_hash is not null) as with_password,
        (select min(status) from portal_status) as status`.execute(server.database.db);
    expect(rows[0]).toMatchObject({ users: 250, roles: 7, with_password: demoAccounts.length, status: 1 });
    expect(rows[0]?.companies).toBeGreaterThanOrEqual(3);
    expect(rows[0]?.ahead).toBeGreaterThan(50);
  });

  test('gets campaigns that know their mailers, all but the trial prints', async () => {
    const { rows } = await sql<Record<string, number>>`
      select count(*) as campaigns, sum(mailers) as members, min(mailers) as fewest,
        count(*) filter (where analysis_results ~ '^[0-9]+ mailers, [0-9,]+ pieces, 0[.][0-9] s$') as analysed,
        (select count(*) from mailers where mailer_code not like 'PR%') as mailers
      from campaigns`.execute(server.database.db);
    expect(rows[0]).toMatchObject({ campaigns: 120, analysed: 120, members: rows[0]?.mailers });
    expect(rows[0]?.fewest).toBeGreaterThan(5);
  });

  test.each(demoAccounts.filter((account) => !account.isLockedOut))(
    '$username logs in, with its roles and start page',
    async (account) => {
      const answer = await logIn(account);
      expect(answer.statusCode).toBe(200);
      const { user } = answer.json();
      expect(user.roles.toSorted()).toEqual(account.roles.toSorted());
      expect(user.startPage).toBe(account.startPage || null);
    },
  );

  test.each(demoAccounts.filter((account) => account.isLockedOut))('$username is refused', async (account) =>
    expect((await logIn(account)).statusCode).toBe(401),
  );

  test('gets the output file of each job that is complete, with the lines that the job tells of', async () => {
    const jobs = await server.database.db
      .selectFrom('barcode_jobs')
      .select(['job_id', 'output_file', 'line_count'])
      .where('status', '=', 'Complete')
      .execute();
    expect(Object.keys(firstFiles).toSorted()).toEqual(jobs.map((job) => job.output_file).toSorted());
    const login = await logIn({ username: 'demo.marketing', password: 'Demo-marketing-1' });
    const headers = { authorization: `Bearer ${login.json().token}` };
    for (const job of jobs) {
      const answer = await server.app.inject({ url: `/barcode/Job/${job.job_id}/Output`, headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="${job.output_file}"`);
      expect(answer.body.match(/^\d{10}\t\w{6}\t\w{17}\t.*\n/gm)).toHaveLength(job.line_count ?? 0);
    }
  });

  test('gets the logs and files that runs of its jobs would leave today', async () => {
    const { db } = server.database;
    const folder = path.join(root, 'runs');
    const world = { db, folder, log: server.app.log };
    const jobs = await db
      .selectFrom('barcode_jobs')
      .select(['job_id', 'output_file'])
      .where('status', '!=', 'New')
      .where(sql<boolean>`failure is null or failure !~ 'disk is full$'`)
      .execute();
    const logs = () =>
      Promise.all(
        jobs.map(async (job) =>
          (await listLog(db, job.job_id)).map(({ comment }) => comment.replace(/barcodes-\S+/, 'the file')),
        ),
      );
    const firstLogs = await logs();
    const ids = jobs.map((job) => job.job_id);
    await db.deleteFrom('barcode_job_log').where('job_id', 'in', ids).execute();
    await sql`
      update barcode_jobs set status = 'Processing', run = 0, output_file = null, line_count = null, failure = null
      where job_id = any (${ids})`.execute(db);
    for (const jobId of ids) await runJob(world, jobId, new AbortController().signal);
    expect(await logs()).toEqual(firstLogs);
    expect(Object.values(filePrints(folder)).toSorted()).toEqual(Object.values(firstFiles).toSorted());
  });

  test('counts on from its own ids', async () => {
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
    expect([page.page_id, user.user_id]).toEqual([demoPages().length + 1, 251]);
  });

  test('is not filled twice', async () => {
    await expect(seedDemoData(server.database.db, { today, outputFolder })).rejects.toThrow(NotEmptyError);
  });

  test('gets the same rows when it is filled again for the same day, also after an interruption', async () => {
    const { db } = server.database;
    await emptyDatabase(db);
    await seedDemoData(db, { today, outputFolder });
    expect(await fingerprints(db)).toEqual(first);
    expect(filePrints(outputFolder)).toEqual(firstFiles);
    // What an interrupted seeding leaves: some mailers, nobody to log in as, half a file.
    const [file = ''] = Object.keys(firstFiles);
    writeFileSync(path.join(outputFolder, `${file}.part`), 'half');
    await sql`truncate companies, users, roles, server_roles, pages, start_pages, dashboard_pages, default_values,
      report_views, source_codes, offers, customer_channel_weeks, customer_segment_weeks, ce_campaigns, coupon_loads, barcode_jobs,
      grant_applications, grant_contents, grant_page_views
      restart identity cascade`.execute(db);
    await sql`delete from responses where mailer_code > '220000'`.execute(db);
    await sql`delete from mailers where mailer_code > '220000'`.execute(db);
    await seedDemoData(db, { today, outputFolder });
    expect(await fingerprints(db)).toEqual(first);
    expect(filePrints(outputFolder)).toEqual(firstFiles);
  });

  test('gets other rows on another day, and leaves files of the first day alone', async () => {
    const { db } = server.database;
    await emptyDatabase(db);
    await seedDemoData(db, { today: '2025-11-21', outputFolder });
    expect((await fingerprints(db)).mailers).not.toBe(first.mailers);
    expect(filePrints(outputFolder)).toMatchObject(firstFiles);
  });
});
