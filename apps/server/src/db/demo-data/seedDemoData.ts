import { addDays } from '@portal/domain';
import { sql } from 'kysely';
import { StartupError } from '../../errors.ts';
import { createPasswords } from '../../services/provider/authentication/passwords.ts';
import { lockForTransaction } from '../advisoryLocks.ts';
import { countRows, hasRows } from '../countRows.ts';
import type { Db } from '../database.ts';
import { advanceSequence } from '../advanceSequence.ts';
import { insertRows, insertTables, type RowsByTable } from '../insertRows.ts';
import { loadInBulk } from './bulkLoad.ts';
import { planCampaigns, type CampaignPlan } from './campaignPlan.ts';
import { createDemoCampaigns, firstCampaignId, storeMemberships } from './campaigns.ts';
import { createDemoBarcodeJobs, insertBarcodeJobs } from './barcodeJobs.ts';
import { demoAccounts } from './demoAccounts.ts';
import { insertGrants } from './grants/insertGrants.ts';
import { insertLargeCampaigns } from './largeCampaigns.ts';
import { insertLargeMailers } from './largeMailers.ts';
import { createDemoMailers } from './mailers.ts';
import { createDemoOffers } from './offers.ts';
import { createInitialPages } from '../initial-data/pages.ts';
import { analyze, insertCustomers, insertResults, insertStores } from './reports.ts';
import type { SeedInput } from './SeedInput.ts';
import { settings } from './settings.ts';
import { createDemoSourceCodes } from './sourceCodes.ts';
import { recordAllSteps } from './upgradeDemoData.ts';
import { createDemoUsers, type DemoUser } from './users.ts';

export const demoSeed = 'portal';

export type DemoScale = 'default' | 'large';

export interface SeedOptions {
  /** Reference date, `YYYY-MM-DD`. */
  today: string;
  scale?: DemoScale;
  /** Called with one line of progress at a time. */
  report?: (progress: string) => void;
}

/** Row counts after seeding. */
export interface SeedCounts {
  users: number;
  pages: number;
  mailers: number;
  campaigns: number;
  responses: number;
}

/** Exact number of users, approximate number of signups, minimum numbers of mailers and responses. */
const sizes = {
  default: { users: 250, mailers: 0, responses: 0, signups: 50_000 },
  large: { users: 5_000, mailers: 1_000_000, responses: 3_000_000, signups: 3_000_000 },
} as const satisfies Record<DemoScale, unknown>;

/** Whether the database is unused: no users and no pages. */
export async function isEmpty(db: Db): Promise<boolean> {
  return !(await hasRows(db, sql`users`)) && !(await hasRows(db, sql`pages`));
}

/**
 * Fills an empty database with generated data, identical for the same day (except password salts). Mailers and
 * campaigns are inserted in batches, campaign results in one transaction, then users, pages and settings in a last
 * transaction. If seeding is interrupted, the database has no users, and the next run completes it. At the default
 * scale `db` may be a transaction; the large scale needs a connection without a statement timeout.
 * @throws StartupError if there are users or pages
 */
export async function seedDemoData(
  db: Db,
  { today, scale = 'default', report = () => {} }: SeedOptions,
): Promise<SeedCounts> {
  const seed = demoSeed;
  await requireUnused(db);

  const plans = planCampaigns(seed, today);
  const context: SeedContext = { seed, today, plans, report };
  const { mailers, large } = await insertMailers(db, context, sizes[scale].mailers);
  const campaigns = await insertAllCampaigns(db, context, large);
  await insertStores(db, seed);
  const responses = await runInTransaction(db, (transaction) =>
    loadInBulk(transaction, ['mailer_stores', 'responses'], () =>
      insertAllResults(transaction, context, { campaigns, atMost: sizes[scale].responses }),
    ),
  );
  const users = await addPasswords(createDemoUsers(seed, today, sizes[scale].users));
  const pages = createInitialPages();
  await runInTransaction(db, async (transaction) => {
    await lockForTransaction(transaction, 'seed');
    await requireUnused(transaction);
    await insertTables(transaction, {
      ...settings,
      pages,
      ...listUserRows(users),
      source_codes: createDemoSourceCodes(seed, today),
      offers: createDemoOffers(seed, today),
    });
    await transaction
      .updateTable('portal_status')
      .set({ status: 1, time_stamp: `${addDays(today, -9)}T05:00:00Z` })
      .execute();
    await loadInBulk(transaction, ['signups'], () =>
      insertCustomers(transaction, context, sizes[scale].signups),
    );
    await insertBarcodeJobs(transaction, createDemoBarcodeJobs(seed, today, plans));
    await insertGrants(transaction, context);
    await advanceSequences(transaction);
    await recordAllSteps(transaction);
  });
  await analyze(db, [
    'campaigns',
    'mailers',
    'campaign_mailers',
    'stores',
    'mailer_stores',
    'responses',
    'signups',
  ]);
  return { users: users.length, pages: pages.length, mailers, campaigns, responses };
}

interface SeedContext extends Required<SeedInput> {
  plans: readonly CampaignPlan[];
}

/** @returns the number of mailers, and how many of them are large ones */
async function insertMailers(
  db: Db,
  { seed, today, plans, report }: SeedContext,
  atLeast: number,
): Promise<{ mailers: number; large: number }> {
  const mailers = createDemoMailers(seed, today, plans);
  await insertRows(db, 'mailers', mailers, { skipExisting: true });
  const large = Math.max(0, atLeast - mailers.length);
  await insertLargeMailers(db, today, large, (rows) => report(`${rows} of ${large} mailers`));
  return { mailers: mailers.length + large, large };
}

/**
 * Inserts the campaigns of all mailers.
 * @returns their number
 */
async function insertAllCampaigns(
  db: Db,
  { seed, today, plans, report }: SeedContext,
  large: number,
): Promise<number> {
  const firstLargeId = firstCampaignId + plans.length;
  await insertTables(db, createDemoCampaigns(seed, today, plans), { skipExisting: true });
  await storeMemberships(db, firstCampaignId, firstLargeId - 1);
  let count = plans.length;
  await insertLargeCampaigns(db, { today, firstId: firstLargeId, mailers: large }, (done, all) => {
    count = plans.length + all;
    report(`mailers of ${done} of ${all} campaigns`);
  });
  return count;
}

/**
 * Generates campaign results. Of the large campaigns every 25th has responses, up to the required number, and some of
 * those are nationwide. What an interrupted run has left is complete, and kept.
 * @returns the number of responses
 */
async function insertAllResults(
  db: Db,
  context: SeedContext,
  { campaigns, atMost }: { campaigns: number; atMost: number },
): Promise<number> {
  const existing = await countRows(db, sql`responses`);
  if (existing > 0) return existing;
  const listIds = (from: number, to: number, step = 1) =>
    Array.from(
      { length: Math.ceil((to - from) / step) },
      (_, index) => firstCampaignId + from + index * step,
    );
  const { plans } = context;
  const demo = await insertResults(db, context, {
    campaignIds: listIds(0, plans.length),
    nationwide: listIds(0, plans.length).filter((_id, index) => plans[index]?.isNationwide),
  });
  const large = await insertResults(db, context, {
    campaignIds: listIds(plans.length, campaigns, 25),
    nationwide: listIds(plans.length, campaigns, 1_000),
    atMost,
  });
  return demo + large;
}

/** Uses `db` if it is a transaction, otherwise starts one. */
function runInTransaction<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

async function requireUnused(db: Db): Promise<void> {
  if (!(await isEmpty(db))) {
    throw new StartupError(
      'The database is not empty. Demo data requires an empty database: set another DATA_DIR or DATABASE_URL',
    );
  }
}

/** Only demo accounts get a password; other users cannot log in. */
async function addPasswords(users: DemoUser[]): Promise<DemoUser[]> {
  const passwords = await createPasswords();
  const hashes = new Map<string, string>();
  for (const { username, password } of demoAccounts) hashes.set(username, await passwords.hash(password));
  return users.map((user) => ({
    ...user,
    row: { ...user.row, password_hash: hashes.get(user.row.username) ?? null },
  }));
}

function listUserRows(users: readonly DemoUser[]): RowsByTable {
  return {
    users: users.map(({ row }) => row),
    user_roles: users.flatMap(({ row, roles }) =>
      roles.map((rolename) => ({ user_id: row.user_id, rolename })),
    ),
    user_company_access: users.flatMap(({ row, access }) =>
      access.map(({ companyAbbrev, mayAlter }) => ({
        user_id: row.user_id,
        company_abbrev: companyAbbrev,
        may_alter: mayAlter,
      })),
    ),
  };
}

/** The ids are explicit: advance the sequences. */
async function advanceSequences(db: Db): Promise<void> {
  const columns = {
    users: 'user_id',
    pages: 'page_id',
    campaigns: 'campaign_id',
    responses: 'response_id',
    signups: 'signup_id',
    offers: 'offer_id',
    grant_applications: 'application_id',
  };
  for (const [table, column] of Object.entries(columns)) await advanceSequence(db, table, column);
}
