import { formatQuantity } from '@portal/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { requireFirstRow } from '../../../db/firstRow.ts';

/** The result of a recalculation. */
export interface Membership {
  mailers: number;
  pieces: number;
}

/**
 * Recalculates which mailers belong to a campaign, and stores them with their counts and a summary for the dialog. Call
 * it in a transaction that has locked the campaign.
 */
export async function recalculate(db: Db, campaignId: number): Promise<Membership> {
  const startedAt = performance.now();
  await db.deleteFrom('campaign_mailers').where('campaign_id', '=', campaignId).execute();
  await insertMembers(db, sql`r.campaign_id = ${campaignId}`);
  const { rows } = await sql<Membership>`
    select count(*) as mailers, coalesce(sum(m.quantity), 0)::bigint as pieces
    from campaign_mailers as cm join mailers as m using (mailer_code)
    where cm.campaign_id = ${campaignId}`.execute(db);
  const membership = requireFirstRow(rows);
  await db
    .updateTable('campaigns')
    .set({
      ...membership,
      recalculated_at: sql`now()`,
      analysis_results: formatAnalysis(membership, (performance.now() - startedAt) / 1000),
    })
    .where('campaign_id', '=', campaignId)
    .execute();
  return membership;
}

/**
 * Whether the code of a mailer (`m`) is in a range (`r`): six digits in a digit range, six letters in a letter range. Text
 * order is code order within each kind. Mixed codes are in no range.
 * @see isInRange of the domain package
 */
export const isInRange = sql`m.mailer_code between r.range_start and r.range_end
  and m.mailer_code ~ case r.code_kind when 'digits' then '^[0-9]{6}$' when 'letters' then '^[A-Z]{6}$' end`;

/**
 * Stores the mailers whose codes are in a range.
 * @param which condition on the ranges, `r`
 */
export async function insertMembers(db: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into campaign_mailers (campaign_id, mailer_code)
    select distinct r.campaign_id, m.mailer_code
    from campaign_ranges as r join mailers as m on ${isInRange}
    where ${which}
    on conflict do nothing`.execute(db);
}

/** `12 mailers, 162,000 pieces, 0.8 s`. */
export function formatAnalysis({ mailers, pieces }: Membership, seconds: number): string {
  return `${formatQuantity(mailers, 'mailer')}, ${formatQuantity(pieces, 'piece')}, ${seconds.toFixed(1)} s`;
}
