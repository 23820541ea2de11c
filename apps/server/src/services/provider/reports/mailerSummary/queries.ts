import type { CountedSums, MailerSums } from '@portal/domain/reports';
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

/**
 * The counted responses of a campaign by coupon and mailer, in one statement for consistency. Distinct customers are
 * counted from their ids: the database would sort all responses twice for mailers, coupons and the campaign each.
 */
export async function listCountedSums(db: Db, which: CountedResponses): Promise<CountedSums[]> {
  const { rows } = await sql<CountedSums>`
    with counted as (${selectCountedResponses(which)})
    select coupon_number as "couponNumber", mailer_code as "mailerCode", ${responseSums},
      json_agg(customer_id) as customers
    from counted group by coupon_number, mailer_code`.execute(db);
  return rows;
}
