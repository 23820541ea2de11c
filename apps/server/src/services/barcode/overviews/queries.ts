import type { BarcodeSchemas } from '@portal/api-client';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { countRows } from '../../../db/countRows.ts';
import type { Row } from '../../../db/tables.ts';
import { buildSinceCondition, buildWhere } from '../../lists/filters.ts';
import { toListOrder, toReadDirection, type PagePosition } from '../../lists/paging.ts';

/** Filters of the list of jobs. */
export interface JobSearch {
  /** Empty: any. */
  status: '' | Row<'barcode_jobs'>['status'];
  /** First day of creation in the company's time zone, `YYYY-MM-DD`; null: any. */
  from: string | null;
}

/** A job of the list, with the reason of its failure. */
interface JobOverview extends Omit<BarcodeSchemas['Job'], 'insertDate'> {
  insertDate: Date;
  failure: string | null;
}

export function countJobs(db: Db, search: JobSearch): Promise<number> {
  return countRows(db, sql`barcode_jobs ${buildJobWhere(search)}`);
}

/** Newest first. */
export async function listJobs(db: Db, search: JobSearch, position: PagePosition): Promise<JobOverview[]> {
  const order = sql`job_id ${toReadDirection(position, 'desc')}`;
  const { rows } = await sql<JobOverview>`
    select j.job_id as id, j.job_name as "jobName", j.stats_table as "joannStatsTable", c.channel_name as channel,
      j.ce_campaign_id as "orceCampaignId", case when valid_campaign_id then 'Y' when not valid_campaign_id then 'N' end
        as "validCampaignId", j.status, j.created_at as "insertDate", j.output_file as "outputFileName", j.failure
    from (
      select * from barcode_jobs ${buildJobWhere(search)}
      order by ${order} limit ${position.limit} offset ${position.offset}
    ) as j
    join barcode_channels as c using (channel_id)
    order by ${order}`.execute(db);
  return toListOrder(position, rows);
}

function buildJobWhere({ status, from }: JobSearch) {
  return buildWhere([
    status === '' ? null : sql`status = ${status}`,
    buildSinceCondition(sql`created_at`, from),
  ]);
}

export function countCouponLoads(db: Db): Promise<number> {
  return countRows(db, sql`coupon_loads`);
}

/** Latest start date first, then the latest load; start dates as `YYYY-MM-DD`. */
export async function listCouponLoads(
  db: Db,
  position: PagePosition,
): Promise<BarcodeSchemas['CouponLoad'][]> {
  const direction = toReadDirection(position, 'desc');
  const order = sql`start_date ${direction}, load_id ${direction}`;
  const { rows } = await sql<BarcodeSchemas['CouponLoad']>`
    select l.ce_campaign_id as "campaignId", l.promotion_id as "promotionId", l.deal_id as "dealId",
      l.promotion_name as "promotionName", l.description, c.channel_name as channel, l.start_date as "startDate",
      l.quantity as "couponLoadQty"
    from (select * from coupon_loads order by ${order} limit ${position.limit} offset ${position.offset}) as l
    join barcode_channels as c using (channel_id)
    order by ${order}`.execute(db);
  return toListOrder(position, rows);
}
