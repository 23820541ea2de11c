import type { MailerSums } from '@portal/domain/reports';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { selectCountedResponses, responseSums, type CountedResponses } from '../queries.ts';

export type MailerOfCampaign = Omit<MailerSums, 'sums'>;

/** The mailers of a campaign by coupon, then code. */
export async function listMailersOfCampaign(db: Db, campaignId: number): Promise<MailerOfCampaign[]> {
  const { rows } = await sql<MailerOfCampaign>`
    select m.mailer_code as "mailerCode", m.campaign_coupon_number as "couponNumber", m.quantity,
      m.description as "mailerDescription", m.sequence_number_start as "sequenceNumberStart",
      m.sequence_number_end as "sequenceNumberEnd"
    from campaign_mailers as cm join mailers as m using (mailer_code)
    where cm.campaign_id = ${campaignId}
    order by m.campaign_coupon_number, m.mailer_code`.execute(db);
  return rows;
}

/** Sums of a mailer, of a coupon's nonspecific responses, of a coupon, or of the campaign. */
export interface SummarySumsRow {
  of: 'mailer' | 'nonSpecific' | 'coupon' | 'campaign';
  coupon_number: number | null;
  mailer_code: string | null;
  responses: number;
  unique_responses: number;
  /** Distinct customers of the responses that belong to a mailer of the campaign. */
  specific_customers: number;
  purchases: number;
  amount: number;
  items: number;
  cost: number;
}

/** All sums of a mailer summary, in one statement for consistency. */
export async function listSummarySums(db: Db, which: CountedResponses): Promise<SummarySumsRow[]> {
  const { rows } = await sql<SummarySumsRow>`
    with counted as (${selectCountedResponses(which)})
    select coupon_number, mailer_code,
      case grouping(coupon_number, mailer_code)
        when 3 then 'campaign' when 1 then 'coupon'
        else case when mailer_code is null then 'nonSpecific' else 'mailer' end
      end as of,
      ${responseSums},
      count(distinct customer_id) as unique_responses,
      count(distinct customer_id) filter (where mailer_code is not null) as specific_customers
    from counted
    group by grouping sets ((coupon_number, mailer_code), (coupon_number), ())`.execute(db);
  return rows;
}
