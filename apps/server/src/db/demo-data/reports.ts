import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { insertRows } from '../insertRows.ts';
import { createDemoCustomerWeeks } from './customerWeeks.ts';
import { insertMailerStores } from './mailerStores.ts';
import { insertResponses } from './responses.ts';
import { insertSignups } from './signups.ts';
import { createDemoStores } from './stores.ts';

/** Campaigns per insert statement, to limit its size. */
const batchCampaigns = 12;

/** Input of the generators: the same seed and day give the same rows. */
export interface SeedInput {
  seed: string;
  today: string;
  /** Called with one line of progress at a time. */
  report?: (progress: string) => void;
}

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
  { seed, today, report }: SeedInput,
  {
    campaignIds,
    nationwide,
    atMost = Infinity,
  }: { campaignIds: readonly number[]; nationwide: number[]; atMost?: number },
): Promise<number> {
  if (campaignIds.length === 0) return 0;
  await analyze(db, ['campaigns', 'mailers', 'campaign_mailers']);
  let responses = 0;
  for (let from = 0; from < campaignIds.length && responses < atMost; from += batchCampaigns) {
    const batch = campaignIds.slice(from, from + batchCampaigns);
    await insertMailerStores(db, { seed, campaignIds: batch, nationwide });
    responses += await insertResponses(db, { seed, today, campaignIds: batch });
    if (Number.isFinite(atMost)) report?.(`${responses} of ${atMost} responses`);
  }
  return responses;
}

/** Generates signups, whose source codes must exist, and the weekly customer counts. */
export async function insertCustomers(
  db: Db,
  { seed, today, report }: SeedInput,
  signups: number,
): Promise<void> {
  await insertSignups(db, { seed, today, count: signups }, (done) =>
    report?.(`${done} of about ${signups} signups`),
  );
  const { channels, segments } = createDemoCustomerWeeks(seed, today);
  await insertRows(db, 'customer_channel_weeks', channels);
  await insertRows(db, 'customer_segment_weeks', segments);
}

/** Updates the planner's statistics. */
export async function analyze(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(db);
}
