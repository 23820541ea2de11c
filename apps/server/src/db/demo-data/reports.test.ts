import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { MailerSummaryRow } from '@portal/domain/reports';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '../../testing/fixtures.ts';
import { reportsOf } from '../../testing/reports.ts';
import { testServer } from '../../testing/testServer.ts';
import { seedDemoData } from './seedDemoData.ts';

const today = '2025-11-20';
const outputFolder = mkdtempSync(path.join(os.tmpdir(), 'portal-demo-'));
const server = testServer();
afterAll(() => rmSync(outputFolder, { recursive: true }));
const reports = reportsOf(server);
/** A campaign that goes to all stores; see `seedDemoData.ts`. */
const nationwide = 1_115;

beforeAll(async () => {
  const { db } = server.database;
  const marketing = await db
    .selectFrom('users')
    .select(['username', 'username_key', 'password_hash'])
    .where('username', '=', people.marketing)
    .executeTakeFirstOrThrow();
  await sql`truncate users, pages, companies, roles, server_roles, start_pages, dashboard_pages, default_values, report_views,
    mailers, campaigns, source_codes, offers restart identity cascade`.execute(db);
  await seedDemoData(db, { today, outputFolder });
  const stored = await db
    .insertInto('users')
    .values(marketing)
    .returning('user_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('user_roles')
    .values({ ...stored, rolename: 'JAS' })
    .execute();
});

/** The rows of a query that finds what must not be. */
async function found(query: string): Promise<unknown[]> {
  return (await sql.raw(query).execute(server.database.db)).rows;
}

describe('the rows keep what whoever loads rows keeps', () => {
  test.each([
    {
      rule: 'responses of a transaction are of one day, store and customer',
      query: `select transaction_id from responses where transaction_id is not null group by 1
        having count(distinct (responded_on, store, customer_id)) > 1`,
    },
    {
      rule: 'the first response of a transaction is that of its lowest coupon, and there is one',
      query: `select campaign_id, transaction_id from responses where transaction_id is not null group by 1, 2
        having count(*) filter (where is_first) <> 1
          or min(coupon_number) <> min(coupon_number) filter (where is_first)`,
    },
    {
      rule: 'no count of a mailer adds up to more than its quantity',
      query: `select mailer_code from mailer_stores join mailers using (mailer_code) group by 1, quantity
        having greatest(sum(pref_mailed), sum(geo_mailed), sum(accounting_assigned)) > quantity`,
    },
    {
      rule: 'nobody answers before the sale, or after today',
      query: `select response_id from responses join campaigns using (campaign_id)
        where responded_on < sale_date_begin or responded_on > '${today}'`,
    },
    {
      rule: 'nobody signs up after today, or more than five years ago',
      query: `select signup_id from signups where signup_on > '${today}' or signup_on < date '${today}' - interval '60 months'`,
    },
  ])('$rule', async ({ query }) => expect(await found(query)).toEqual([]));
});

test('every report has something to show', async () => {
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

const read = (url: string) => reports.read<{ rowCount: number }>(url);
const count = async (url: string) => (await reports.read<unknown[]>(url)).length;
