import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { insertRows } from '../insertRows.ts';
import { insertInBulk } from './bulkLoad.ts';
import { createDemoCustomerWeeks } from './customerWeeks.ts';
import { createMailerStores } from './mailerStores.ts';
import { createResponses } from './responses.ts';
import { listCampaigns } from './resultCampaigns.ts';
import type { SeedInput } from './SeedInput.ts';
import { insertSignups } from './signups.ts';
import { createDemoStores } from './stores.ts';

/** Campaigns between two lines of progress. */
const progressInterval = 12;

/** Inserts the rows; existing ones are kept. */
export async function insertStores(db: Db, seed: string): Promise<void> {
  await insertRows(db, 'stores', createDemoStores(seed), { skipExisting: true });
}

/**
 * Generates pieces by store and responses of campaigns, until there are `atMost` responses.
 * @param nationwide ids of campaigns that are sent to all stores
 * @returns the number of responses
 */
export async function insertResults(
  db: Db,
  input: SeedInput,
  {
    campaignIds,
    nationwide,
    atMost = Infinity,
  }: { campaignIds: readonly number[]; nationwide: number[]; atMost?: number },
): Promise<number> {
  let responses = 0;
  for (const [index, campaign] of (await listCampaigns(db, campaignIds, nationwide)).entries()) {
    if (responses >= atMost) break;
    const mailerStores = createMailerStores(input.seed, campaign);
    await insertInBulk(db, 'mailer_stores', mailerStores);
    responses += await insertInBulk(db, 'responses', createResponses(input, campaign, mailerStores));
    if (atMost < Infinity && index % progressInterval === 0)
      input.report?.(`${responses} of ${atMost} responses`);
  }
  return responses;
}

/** Generates signups, whose source codes must exist, and the weekly customer counts. */
export async function insertCustomers(db: Db, input: SeedInput, signups: number): Promise<void> {
  await insertSignups(db, input, signups);
  const { channels, segments } = createDemoCustomerWeeks(input.seed, input.today);
  await insertRows(db, 'customer_channel_weeks', channels);
  await insertRows(db, 'customer_segment_weeks', segments);
}

/** Updates the planner's statistics. */
export async function analyze(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(db);
}
