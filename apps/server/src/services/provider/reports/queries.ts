import type { MailerSummarySums } from '@portal/domain/reports';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { buildWhere, type Condition } from '../../lists/filters.ts';

/** Which responses of a campaign are counted: the view and the days (inclusive); `null` for no limit. */
export interface CountedResponses {
  campaignId: number;
  /** True: one response per transaction and coupon; false: one per transaction, for its first coupon. */
  expandedView: boolean;
  from?: string | null;
  to?: string | null;
}

/**
 * Selects the rows of `counted`: the responses of a view. The mailer code is null if the response
 * belongs to no mailer of the campaign; store 0 means no store.
 * @param more further conditions on the response (`r`) or its mailer in the campaign (`m`)
 * @see docs/domain/reports.md §2
 */
export function selectCountedResponses(
  { campaignId, expandedView, from = null, to = null }: CountedResponses,
  more: readonly Condition[] = [],
): RawBuilder<unknown> {
  const conditions = [
    sql`r.campaign_id = ${campaignId}`,
    expandedView ? null : sql`r.is_first`,
    from === null ? null : sql`r.responded_on >= ${from}::date`,
    to === null ? null : sql`r.responded_on <= ${to}::date`,
    ...more,
  ];
  return sql`
    select r.coupon_number, m.mailer_code, coalesce(r.store, 0) as store, r.responded_on, r.customer_id,
      r.transaction_id, r.amount, r.items, r.cost
    from responses as r
    left join campaign_mailers as m on m.campaign_id = r.campaign_id and m.mailer_code = r.mailer_code
    ${buildWhere(conditions)}`;
}

/** Aggregates over responses, without distinct customers. */
export const responseSums = sql`
  count(*) as responses, count(transaction_id) as purchases,
  coalesce(sum(amount), 0) as amount, coalesce(sum(items), 0) as items, coalesce(sum(cost), 0) as cost`;

/** A campaign for report headings and ROI; days as `YYYY-MM-DD`. */
type ReportedCampaign = MailerSummarySums['campaign'] & {
  /** Dollars per piece; null: the default value applies. */
  costPerPiece: number | null;
  /** The current default values `CostPerPiece` and `OverheadRatePct`; null if missing. */
  defaultCost: string | null;
  overheadRate: string | null;
};

export async function findReportedCampaign(
  db: Db,
  campaignId: number,
): Promise<ReportedCampaign | undefined> {
  const { rows } = await sql<ReportedCampaign>`
    select campaign_id as "campaignId", name as "campaignDescription", sale_date_begin as "saleDateBegin",
      sale_date_end as "saleDateEnd", cost_per_piece as "costPerPiece",
      (select default_value1 from default_values where default_key = 'CostPerPiece') as "defaultCost",
      (select default_value1 from default_values where default_key = 'OverheadRatePct') as "overheadRate"
    from campaigns where campaign_id = ${campaignId}`.execute(db);
  return rows[0];
}
