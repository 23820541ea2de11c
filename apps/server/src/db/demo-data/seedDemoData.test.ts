import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../../testing/testServer.ts';
import type { Db } from '../database.ts';
import { demoAccounts, type DemoAccount } from './demoAccounts.ts';
import { demoPages } from './pages.ts';
import { isEmpty, NotEmptyError, seedDemoData } from './seedDemoData.ts';

const today = '2025-11-20';
const server = testServer();

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

function logIn({ username, password }: DemoAccount) {
  return server.app.inject({
    method: 'POST',
    url: '/api/authentication/login',
    payload: { username, password },
  });
}

describe('a new database', () => {
  let first: Record<string, string>;
  let wasEmpty = false;

  beforeAll(async () => {
    const { db } = server.database;
    await emptyDatabase(db);
    wasEmpty = await isEmpty(db);
    await seedDemoData(db, { today });
    first = await fingerprints(db);
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
    await expect(seedDemoData(server.database.db, { today })).rejects.toThrow(NotEmptyError);
  });

  test('gets the same rows when it is filled again for the same day, also after an interruption', async () => {
    const { db } = server.database;
    await emptyDatabase(db);
    await seedDemoData(db, { today });
    expect(await fingerprints(db)).toEqual(first);
    // What an interrupted seeding leaves: some mailers, nobody to log in as.
    await sql`truncate companies, users, roles, server_roles, pages, start_pages, dashboard_pages, default_values,
      report_views, source_codes, offers, customer_channel_weeks, customer_segment_weeks, ce_campaigns, coupon_loads, barcode_jobs,
      grant_applications, grant_contents, grant_page_views
      restart identity cascade`.execute(db);
    await sql`delete from responses where mailer_code > '220000'`.execute(db);
    await sql`delete from mailers where mailer_code > '220000'`.execute(db);
    await seedDemoData(db, { today });
    expect(await fingerprints(db)).toEqual(first);
  });

  test('gets other rows on another day', async () => {
    const { db } = server.database;
    await emptyDatabase(db);
    await seedDemoData(db, { today: '2025-11-21' });
    expect((await fingerprints(db)).mailers).not.toBe(first.mailers);
  });
});
