import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { CampaignKind } from './campaignPlan.ts';

/** A campaign for which results are generated. */
export interface ResultCampaign {
  id: number;
  kind: CampaignKind;
  /** First and last day of the sale, `YYYY-MM-DD`. */
  begin: string;
  end: string;
  /** Sent to all stores. */
  isNationwide: boolean;
  /** By coupon, then code; a mailer of several campaigns is in the first one only. */
  mailers: readonly ResultMailer[];
}

export interface ResultMailer {
  mailer_code: string;
  quantity: number;
  customer_type: string;
  coupon: number;
}

/** The campaigns with these ids, by id. @param nationwide ids of those that are sent to all stores */
export async function listCampaigns(
  db: Db,
  ids: readonly number[],
  nationwide: readonly number[],
): Promise<ResultCampaign[]> {
  const { rows } = await sql<ResultCampaign>`
    select c.campaign_id as id, c.kind, c.sale_date_begin as begin, c.sale_date_end as "end",
      c.campaign_id = any(${nationwide}::int[]) as "isNationwide",
      (
        select coalesce(json_agg(json_build_object('mailer_code', mailer_code, 'quantity', quantity,
          'customer_type', customer_type, 'coupon', campaign_coupon_number)
          order by campaign_coupon_number, mailer_code), '[]')
        from campaign_mailers as cm join mailers using (mailer_code)
        where cm.campaign_id = c.campaign_id and not exists (
          select from campaign_mailers as other
          where other.mailer_code = cm.mailer_code and other.campaign_id < cm.campaign_id)
      ) as mailers
    from campaigns as c where c.campaign_id = any(${ids}::int[])
    order by c.campaign_id`.execute(db);
  return rows;
}
