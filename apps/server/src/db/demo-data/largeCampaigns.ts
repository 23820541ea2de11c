import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { storeMemberships } from './campaigns.ts';
import { largeCampaign, largeCode, mailersPerCampaign } from './largeMailers.ts';

/** Ranges of a large campaign, which divide its codes. */
const rangesPerCampaign = 5;
const batchCampaigns = 1_000;

/**
 * Inserts the campaigns of the large mailers, generated in SQL.
 * @param firstId id of the first one; the others follow
 * @param mailers number of large mailers
 * @param reportRows called periodically with the number of processed campaigns
 */
export async function insertLargeCampaigns(
  db: Db,
  { today, firstId, mailers }: { today: string; firstId: number; mailers: number },
  reportRows: (done: number, all: number) => void,
): Promise<void> {
  const count = Math.ceil(mailers / mailersPerCampaign);
  if (count === 0) return;
  await insertRows(db, today, firstId, count);
  for (let from = 0; from < count; from += batchCampaigns) {
    const to = Math.min(from + batchCampaigns, count);
    await storeMemberships(db, firstId + from, firstId + to - 1);
    reportRows(to, count);
  }
  // Flush the pending list of the GIN index, so that the first searches are fast.
  for (const table of ['campaigns', 'campaign_ranges', 'campaign_promocodes', 'campaign_mailers']) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  }
}

async function insertRows(db: Db, today: string, firstId: number, count: number): Promise<void> {
  const numbers = sql`generate_series(0, ${count - 1}::bigint) as k`;
  const { name, begin, end } = largeCampaign(today, sql`k`);
  await sql`
    insert into campaigns (campaign_id, kind, name, sale_date_begin, sale_date_end, cost_per_piece, long_description,
      selection_criteria, version_id, update_date)
    select ${firstId} + k, (array['other', 'tabs', 'other', 'email', 'signup'])[1 + k % 5], ${name}, ${begin}, ${end},
      trim_scale((20 + k * 7919 % 70) / 100.0), 'Folded self-mailer for a sale of ' || (3 + k % 12) || ' days.',
      'Bought in the last ' || (6 + k % 18) || ' months', (1 + k % 4)::text,
      ${begin}::timestamptz - (20 + k % 40) * interval '1 day'
    from ${numbers}
    on conflict do nothing`.execute(db);
  const getFirstNumber = (range: string) => sql`(k * ${sql.lit(mailersPerCampaign)}
    + ${sql.raw(range)} * ${sql.lit(mailersPerCampaign / rangesPerCampaign)})`;
  await sql`
    insert into campaign_ranges (campaign_id, number, range_start, range_end, code_kind)
    select ${firstId} + k, r + 1, ${largeCode(getFirstNumber('r'))}, ${largeCode(sql`(${getFirstNumber('(r + 1)')} - 1)`)}, 'letters'
    from ${numbers}, generate_series(0, ${sql.lit(rangesPerCampaign - 1)}) as r
    on conflict do nothing`.execute(db);
  await sql`
    insert into campaign_promocodes (campaign_id, number, promocode)
    select ${firstId} + k, 1, 'LARGE' || lpad(k::text, 6, '0') from ${numbers}
    on conflict do nothing`.execute(db);
}
