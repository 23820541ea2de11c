import { addDays } from '@portal/domain';
import { sql } from 'kysely';
import { toRangeRow } from '../../services/provider/campaigns/rows.ts';
import { insertMembers } from '../../services/provider/campaigns/recalculate.ts';
import type { Db } from '../database.ts';
import type { NewRow } from '../tables.ts';
import { getRangeEnds, type CampaignKind, type CampaignPlan } from './campaignPlan.ts';
import { createRandom, type Random } from './random.ts';

/** The id of the first demo campaign; the others follow in sale order. */
export const firstCampaignId = 1_001;

/** Cost range per piece, in hundredths of a cent. */
const costs: Record<CampaignKind, readonly [from: number, to: number]> = {
  other: [3_100, 5_200],
  tabs: [1_200, 1_900],
  email: [35, 65],
  signup: [4_400, 5_800],
};

const audiences: Record<CampaignKind, readonly string[]> = {
  other: [
    'Bought twice or more in the last 12 months, within 20 miles of a store',
    'Bought fabric in the last 18 months; one piece per household',
    'Top three deciles of the response model, excluding mail opt-outs',
    'Responded to one of the last three sales, or joined since the last one',
  ],
  tabs: [
    'Carrier routes around stores with a cutting table',
    'Carrier routes with more than 40 customers, excluding new stores',
  ],
  email: [
    'Confirmed email address, opened a message in the last 90 days',
    'Confirmed email address, no purchase in the last 6 months',
  ],
  signup: ['Joined since the last welcome mailing, deliverable address'],
};

const mailTypes: Record<CampaignKind, string> = {
  other: 'Folded self-mailer',
  tabs: 'Newspaper tab with a tear-off page of coupons',
  email: 'Email in two waves',
  signup: 'Welcome letter',
};

/** The rows of the campaigns: each coupon has one range, which contains the codes of its mailers. */
export function createDemoCampaigns(seed: string, today: string, plans: readonly CampaignPlan[]) {
  const random = createRandom(`${seed}/campaign-rows`);
  const ids = plans.map((_plan, index) => firstCampaignId + index);
  return {
    campaigns: plans.map((plan, index) => createCampaignRow(plan, firstCampaignId + index, today, random)),
    campaign_ranges: plans.flatMap((plan, index) => createRangeRows(plan, ids[index] ?? 0)),
    campaign_promocodes: plans.flatMap((plan, index) => createPromocodeRows(plan, ids[index] ?? 0)),
  };
}

/**
 * Stores the same data as recalculating each campaign in this id range (inclusive), dated three minutes after its save.
 */
export async function storeMemberships(db: Db, fromId: number, toId: number): Promise<void> {
  await insertMembers(db, sql`r.campaign_id between ${fromId} and ${toId}`);
  await sql`
    update campaigns as c set
      mailers = found.mailers, pieces = found.pieces, recalculated_at = c.update_date + interval '3 minutes',
      analysis_results = to_char(found.mailers, 'FM999,999') || ' mailers, ' || to_char(found.pieces, 'FM999,999,999')
        || ' pieces, ' || to_char(0.1 + found.mailers * 0.001, 'FM990.0') || ' s'
    from (
      select cm.campaign_id, count(*) as mailers, sum(m.quantity) as pieces
      from campaign_mailers as cm join mailers as m using (mailer_code)
      where cm.campaign_id between ${fromId} and ${toId} group by cm.campaign_id
    ) as found
    where found.campaign_id = c.campaign_id`.execute(db);
}

function createCampaignRow(
  plan: CampaignPlan,
  campaignId: number,
  today: string,
  random: Random,
): NewRow<'campaigns'> {
  const [from, to] = costs[plan.kind];
  const saved = addDays(plan.saleBegin, -random.int(20, 60));
  const minute = [random.int(13, 21), random.int(0, 59)]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return {
    campaign_id: campaignId,
    kind: plan.kind,
    name: plan.name,
    sale_date_begin: plan.saleBegin,
    sale_date_end: plan.saleEnd,
    // Some future campaigns have no price yet.
    cost_per_piece: plan.saleBegin > today && random.chance(0.5) ? null : random.int(from, to) / 10_000,
    long_description: `${mailTypes[plan.kind]}: ${plan.coupons.map((coupon) => coupon.offer).join('; ')}.`,
    selection_criteria: random.pick(audiences[plan.kind]),
    version_id: String(random.int(1, 4)),
    update_date: `${saved < today ? saved : addDays(today, -1)}T${minute}:00Z`,
    row_version: random.int(1, 6),
  };
}

function createRangeRows({ kind, coupons }: CampaignPlan, campaign_id: number): NewRow<'campaign_ranges'>[] {
  return coupons.flatMap(({ number, range }) => {
    const { first, last } = getRangeEnds(kind, range);
    return toRangeRow(number, first, last).map((row) => ({ ...row, campaign_id }));
  });
}

/** Such as `SSE250306A`: initials, first day of the sale, letter of the coupon. Store tabs have no promo codes. */
function createPromocodeRows(plan: CampaignPlan, campaign_id: number): NewRow<'campaign_promocodes'>[] {
  if (plan.kind === 'tabs') return [];
  const initials = plan.name.replace(/[^A-Za-z ]/g, '').replace(/([A-Za-z])[A-Za-z]* ?/g, '$1');
  const day = plan.saleBegin.replaceAll('-', '').slice(2);
  return plan.coupons.map(({ number }) => ({
    campaign_id,
    number,
    promocode: `${initials.toUpperCase()}${day}${String.fromCharCode(64 + number)}`,
  }));
}
