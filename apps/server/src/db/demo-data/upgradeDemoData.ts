import { sql } from 'kysely';
import { hasRows } from '../countRows.ts';
import type { Db } from '../database.ts';
import { createDemoBarcodeJobs, insertBarcodeJobs } from './barcodeJobs.ts';
import { loadInBulk } from './bulkLoad.ts';
import { planCampaigns } from './campaignPlan.ts';
import { firstCampaignId } from './campaigns.ts';
import { insertGrants } from './grants/insertGrants.ts';
import { createInitialPages } from '../initial-data/pages.ts';
import { insertCustomers, insertResults, insertStores } from './reports.ts';
import type { SeedInput } from './SeedInput.ts';

/** Demo data added by a later version. */
interface Step {
  name: string;
  /** The step runs only if this table is empty. */
  table: string;
  insert: (db: Db, input: SeedInput) => Promise<void>;
}

/** A version that adds tables also adds a step here. */
const steps: readonly Step[] = [
  { name: 'barcode jobs', table: 'coupon_loads', insert: addBarcodeJobs },
  { name: 'results of campaigns', table: 'stores', insert: addResults },
  { name: 'customers', table: 'signups', insert: addCustomers },
  { name: 'grant applications', table: 'grant_applications', insert: insertGrants },
];

const signups = 50_000;

/**
 * Upgrades the demo data of an earlier version: adds pages for new screens and rows for new tables. Existing data is
 * kept. Added steps are recorded, so that deleted data does not come back. Runs in a transaction.
 */
export async function upgradeDemoData(transaction: Db, input: SeedInput): Promise<void> {
  const done = await readCompletedSteps(transaction);
  for (const { name, table, insert } of steps.filter((step) => !done.has(step.name))) {
    if (!(await hasRows(transaction, sql.table(table)))) await insert(transaction, input);
    await recordSteps(transaction, [name]);
  }
  await addPages(transaction, done);
}

/** Records all steps for a new database. */
export async function recordAllSteps(db: Db): Promise<void> {
  await readCompletedSteps(db);
  await recordSteps(db, [...steps.map(({ name }) => name), ...createInitialPages().map(toPageStep)]);
}

const toPageStep = ({ url }: { url?: string | undefined }) => `page ${url}`;

/** Adds missing pages, except those whose parent was deleted. */
async function addPages(db: Db, done: ReadonlySet<string>): Promise<void> {
  const existing = await db
    .selectFrom('pages')
    .select(['page_id', 'url'])
    .orderBy('page_id', 'desc')
    .execute();
  const idByUrl = new Map(existing.map(({ page_id, url }) => [url, page_id]));
  const pages = createInitialPages();
  const urlById = new Map(pages.map(({ page_id, url }) => [page_id, url]));
  for (const { page_id: _demoId, parent_id, ...page } of pages) {
    const parent = parent_id === null ? null : idByUrl.get(urlById.get(parent_id ?? 0) ?? '');
    if (idByUrl.has(page.url ?? '') || done.has(toPageStep(page)) || parent === undefined) continue;
    const added = await db
      .insertInto('pages')
      .values({ ...page, parent_id: parent })
      .returning('page_id')
      .executeTakeFirstOrThrow();
    idByUrl.set(page.url ?? '', added.page_id);
  }
  await recordSteps(db, pages.map(toPageStep));
}

async function addBarcodeJobs(db: Db, { seed, today }: SeedInput): Promise<void> {
  const plans = planCampaigns(seed, today);
  const demo = createDemoBarcodeJobs(seed, today, plans);
  const existing = new Set<unknown>(await listDemoCampaignIds(db, plans.length));
  const ce_campaigns = demo.ce_campaigns.map((row) =>
    existing.has(row.campaign_id) ? row : { ...row, campaign_id: null },
  );
  await insertBarcodeJobs(db, { ...demo, ce_campaigns });
}

async function addResults(db: Db, input: SeedInput): Promise<void> {
  const plans = planCampaigns(input.seed, input.today);
  const campaignIds = await listDemoCampaignIds(db, plans.length);
  const nationwide = campaignIds.filter((id) => plans[id - firstCampaignId]?.isNationwide);
  await insertStores(db, input.seed);
  await loadInBulk(db, ['mailer_stores', 'responses'], () =>
    insertResults(db, input, { campaignIds, nationwide }),
  );
}

async function listDemoCampaignIds(db: Db, count: number): Promise<number[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select('campaign_id')
    .where('campaign_id', '>=', firstCampaignId)
    .where('campaign_id', '<', firstCampaignId + count)
    .orderBy('campaign_id')
    .execute();
  return rows.map(({ campaign_id }) => campaign_id);
}

async function addCustomers(db: Db, input: SeedInput): Promise<void> {
  await loadInBulk(db, ['signups'], () => insertCustomers(db, input, signups));
}

async function readCompletedSteps(db: Db): Promise<Set<string>> {
  await sql`
    create table if not exists demo_data_steps (
      name    text primary key,
      done_at timestamptz not null default now()
    )`.execute(db);
  const { rows } = await sql<{ name: string }>`select name from demo_data_steps`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function recordSteps(db: Db, names: readonly string[]): Promise<void> {
  await sql`
    insert into demo_data_steps (name) select unnest(${sql.val(names)}::text[]) on conflict do nothing`.execute(
    db,
  );
}
