import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { locate } from '../installation/resources.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { advanceSequence } from './advanceSequence.ts';
import type { PortalDatabase } from './database.ts';
import { createDemoSourceCodes } from './demo-data/sourceCodes.ts';
import { demoSeed } from './demo-data/seedDemoData.ts';
import { createInitialPages } from './initial-data/pages.ts';
import { migrate } from './migrate.ts';
import { prepareData } from './prepareData.ts';

const today = '2025-03-14';
const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-upgrade-'));
const config = readConfig({ SEED_TODAY: today, DATA_DIR: folder });
let database: PortalDatabase;

/** An empty database of the version whose last migration is `migration`. */
async function openDatabaseOfVersion(migration: string): Promise<PortalDatabase> {
  const opened = await openTestDatabase({ content: 'empty' });
  await opened.database.runWithoutTimeout(async (db) => {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
  });
  await migrate(opened.database, { upTo: migration });
  return opened.database;
}

/** A database as an early version left it, with a user's data. */
beforeAll(async () => {
  database = await openDatabaseOfVersion('0005_campaigns.sql');
  const { db } = database;
  const users = ['demo.admin', 'own.user'].map((username) => ({
    username,
    username_key: username,
    email: 'a@example.com',
  }));
  await db.insertInto('users').values(users).execute();
  await db
    .insertInto('pages')
    .values([
      { page_id: 1, parent_id: null, page_name: 'Home', url: '/Home', image_url: '/home.svg' },
      // Renamed, and for other roles than at first.
      { page_id: 2, parent_id: null, page_name: 'Our campaigns', url: '/Campaigns', roles: ['Coleman'] },
      {
        page_id: 3,
        parent_id: 2,
        page_name: 'A page of our own',
        url: '/Own',
        image_url: 'https://images.example/own.svg',
      },
      { page_id: 4, parent_id: 2, page_name: 'Another page', url: '/Other', image_url: '//images.example' },
    ])
    .execute();
  await sql`select setval(pg_get_serial_sequence('pages', 'page_id'), 4)`.execute(db);
  await db
    .insertInto('mailers')
    .values({
      mailer_code: '250001',
      description: 'Own mailer',
      quantity: 500,
      sale_date_begin: '2025-01-02',
      sale_date_end: '2025-01-20',
    })
    .execute();
  await db
    .insertInto('campaigns')
    .values({
      campaign_id: 1_001,
      name: 'Own campaign',
      sale_date_begin: '2025-01-02',
      sale_date_end: '2025-01-20',
    })
    .execute();
  for (const row of createDemoSourceCodes(demoSeed, today).slice(-300))
    await db.insertInto('source_codes').values(row).execute();
});
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true });
});

const listPageNames = async () =>
  new Map((await database.db.selectFrom('pages').selectAll().execute()).map((page) => [page.url, page]));
const readCounts = async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from grant_applications) as grants, (select count(*) from signups) as signups,
      (select count(*) from stores) as stores, (select count(*) from coupon_loads) as loads`.execute(
    database.db,
  );
  return rows[0] ?? {};
};
const listJobsWithLines = () =>
  database.db.selectFrom('barcode_job_output').select('job_id').distinct().orderBy('job_id').execute();

describe('starting a newer version', () => {
  beforeAll(async () => {
    await migrate(database);
    await prepareData(database, config);
  });

  test('keeps what users have created and changed', async () => {
    const { db } = database;
    const usernames = await db.selectFrom('users').select('username').orderBy('user_id').execute();
    expect(usernames).toEqual([{ username: 'demo.admin' }, { username: 'own.user' }]);
    expect(await db.selectFrom('campaigns').select('name').execute()).toEqual([{ name: 'Own campaign' }]);
    expect(await db.selectFrom('mailers').select('description').execute()).toEqual([
      { description: 'Own mailer' },
    ]);
    const pages = await listPageNames();
    expect(pages.get('/Campaigns')).toMatchObject({ page_name: 'Our campaigns', roles: ['Coleman'] });
    expect(pages.get('/Own')).toMatchObject({ page_name: 'A page of our own', parent_id: 2 });
  });

  test('clears images of other sites, which are not shown', async () => {
    const pages = await listPageNames();
    expect(['/Home', '/Own', '/Other'].map((url) => pages.get(url)?.image_url)).toEqual([
      '/home.svg',
      '',
      '',
    ]);
  });

  test('adds the new screens to the menu, and rows to their tables', async () => {
    const pages = await listPageNames();
    expect(pages.get('/Campaigns/Bmt')).toMatchObject({ page_name: 'Barcode Merge Tool', parent_id: 2 });
    const reports = pages.get('/Reports')?.page_id;
    expect(pages.get('/Reports/MailSumm')).toMatchObject({ parent_id: reports });
    expect(await readCounts()).toEqual({
      grants: 300,
      signups: expect.any(Number),
      stores: 850,
      loads: expect.any(Number),
    });
    expect((await readCounts()).signups).toBeGreaterThan(1_000);
  });

  test('adds the files of the jobs', async () => {
    const jobs = await database.db
      .selectFrom('barcode_jobs')
      .select('job_id')
      .where('status', '=', 'Complete')
      .orderBy('job_id')
      .execute();
    expect(jobs.length).toBeGreaterThan(20);
    expect(await listJobsWithLines()).toEqual(jobs);
  });

  test('happens once: what users remove afterwards is not added again', async () => {
    await database.db.deleteFrom('pages').where('url', '=', '/Reports/MailSumm').execute();
    await sql`delete from signups`.execute(database.db);
    await sql`delete from barcode_job_output`.execute(database.db);
    await prepareData(database, config);
    expect((await listPageNames()).has('/Reports/MailSumm')).toBe(false);
    expect((await readCounts()).signups).toBe(0);
    expect(await listJobsWithLines()).toEqual([]);
  });
});

describe('migrating a database without demo data', () => {
  let older: PortalDatabase;
  const initialPages = createInitialPages();
  const pageIds = new Map(initialPages.map(({ url, page_id }) => [url, page_id]));

  beforeEach(async () => {
    older = await openDatabaseOfVersion('0018_known_browsers.sql');
    const { db } = older;
    await db.insertInto('users').values({ username: 'own.admin', username_key: 'own.admin' }).execute();
    await db
      .insertInto('pages')
      .values(initialPages.filter(({ url }) => url !== '/Admin/Companies'))
      .execute();
    await advanceSequence(db, 'pages', 'page_id');
  });
  afterEach(() => older.close());

  const listCompaniesPages = () =>
    older.db.selectFrom('pages').selectAll().where('url', 'ilike', '%companies%').execute();

  test('adds the page Companies as the last one beside Web Site Pages', async () => {
    await older.db
      .insertInto('pages')
      .values({ parent_id: pageIds.get('/Admin'), page_name: 'Our wiki', url: '/Wiki', order_by: 400 })
      .execute();
    await migrate(older);
    const companies = initialPages.find(({ url }) => url === '/Admin/Companies');
    expect(await listCompaniesPages()).toEqual([
      expect.objectContaining({ ...companies, page_id: expect.any(Number), order_by: 410 }),
    ]);
  });

  test('leaves a page Companies that administrators have added', async () => {
    const own = { parent_id: pageIds.get('/Reports'), page_name: 'Firms', url: '/admin/Companies/' };
    await older.db.insertInto('pages').values(own).execute();
    await migrate(older);
    expect(await listCompaniesPages()).toEqual([expect.objectContaining(own)]);
  });

  test('removes the default values that nothing reads, and adds the missing others', async () => {
    const values = { MailLeadDays: '21', SupportPhone: '', SupportEmail: '', CostPerPiece: '0.38' };
    const rows = Object.entries(values).map(([key, value]) => ({ default_key: key, default_value1: value }));
    await older.db.insertInto('default_values').values(rows).execute();
    await migrate(older);
    const kept = older.db.selectFrom('default_values').select(['default_key', 'default_value1']);
    expect(await kept.orderBy('default_key').execute()).toEqual([
      { default_key: 'CostPerPiece', default_value1: '0.38' },
      { default_key: 'OverheadRatePct', default_value1: '0' },
    ]);
  });
});

test('responses take over the amounts of their purchases', async () => {
  const older = await openDatabaseOfVersion('0026_ended_sessions.sql');
  await older.query(`
    insert into campaigns (campaign_id, name, sale_date_begin, sale_date_end)
      values (1, 'One', '2025-01-02', '2025-01-20'), (2, 'Two', '2025-01-02', '2025-01-20');
    insert into purchases (transaction_id, amount, cost, items) values (5, 12.5, 4.25, 1.75), (6, -3, -1, -1);
    insert into responses (campaign_id, coupon_number, responded_on, customer_id, transaction_id, is_first)
      values (1, 1, '2025-01-03', 9, 5, true), (1, 2, '2025-01-03', 9, 5, false), (2, 1, '2025-01-03', 9, 5, true),
        (2, 1, '2025-01-04', 8, 6, true), (2, 2, '2025-01-04', 7, null, true);
  `);
  await migrate(older);
  const { rows } = await older.query(
    'select campaign_id, coupon_number, transaction_id, amount, cost, items from responses order by response_id',
  );
  const bought = { transaction_id: 5, amount: 12.5, cost: 4.25, items: 1.75 };
  expect(rows).toEqual([
    { campaign_id: 1, coupon_number: 1, ...bought },
    { campaign_id: 1, coupon_number: 2, ...bought },
    { campaign_id: 2, coupon_number: 1, ...bought },
    { campaign_id: 2, coupon_number: 1, transaction_id: 6, amount: -3, cost: -1, items: -1 },
    { campaign_id: 2, coupon_number: 2, transaction_id: null, amount: null, cost: null, items: null },
  ]);
  await older.close();
});

test('migrations are numbered without gaps and repetitions', () => {
  const numbers = readdirSync(locate('migrations')).map((name) => Number(name.slice(0, 4)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
});

test('an older version does not touch the database of a newer one', async () => {
  await expect(migrate(database, { upTo: '0005_campaigns.sql' })).rejects.toThrow(
    /^The database was migrated by a newer version of the portal \(unknown migrations: 0006_barcode_jobs\.sql, /,
  );
});
