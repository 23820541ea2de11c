import { sql } from 'kysely';
import type { JobCoupon } from '@portal/domain/barcode';
import type { Db } from '../../../db/database.ts';
import { insertRows } from '../../../db/insertRows.ts';
import type { Row } from '../../../db/tables.ts';
import type { JobRow } from '../jobs/queries.ts';

export type CouponRow = Row<'barcode_job_coupons'>;

export function listCoupons(db: Db, jobId: number): Promise<CouponRow[]> {
  return db
    .selectFrom('barcode_job_coupons')
    .selectAll()
    .where('job_id', '=', jobId)
    .orderBy('coupon_order')
    .execute();
}

/**
 * Locks a job that has not been started until the end of the transaction.
 * @returns `undefined` if the job does not exist or has been started
 */
export function lockNewJob(db: Db, jobId: number): Promise<JobRow | undefined> {
  return db
    .selectFrom('barcode_jobs')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('status', '=', 'New')
    .forUpdate()
    .executeTakeFirst();
}

/** Moves a job to step 3. */
export async function markRowsSaved(db: Db, jobId: number, changedBy: string | null): Promise<void> {
  await sql`
    update barcode_jobs set campaign_locked = true, rows_saved = true, draft = null,
      row_version = row_version + 1, rows_changed_by = ${changedBy}
    where job_id = ${jobId}`.execute(db);
}

/**
 * Fixes the campaign of a job, before rows are saved; repeating it with the same campaign changes nothing. The row is
 * locked until the end of the transaction.
 * @returns whether the campaign engine knows the campaign; `null` if the job does not accept one
 */
export async function lockCampaign(db: Db, jobId: number, ceCampaignId: string): Promise<boolean | null> {
  const { rows } = await sql<{ valid_campaign_id: boolean }>`
    update barcode_jobs set
      campaign_locked = true,
      draft = null,
      row_version = row_version + 1,
      rows_changed_by = null,
      ce_campaign_id = ${ceCampaignId},
      valid_campaign_id = exists (select from ce_campaigns where ce_campaign_id = ${ceCampaignId})
    where job_id = ${jobId} and status = 'New' and not rows_saved
      and (not campaign_locked or ce_campaign_id = ${ceCampaignId})
    returning valid_campaign_id`.execute(db);
  return rows[0]?.valid_campaign_id ?? null;
}

/** Stores a draft of the rows of a job, separate from the saved rows. */
export async function keepDraft(
  db: Db,
  jobId: number,
  rows: readonly JobCoupon[],
  changedBy: string | null,
): Promise<void> {
  await sql`
    update barcode_jobs set draft = ${JSON.stringify(rows)}::jsonb,
      row_version = row_version + 1, rows_changed_by = ${changedBy}
    where job_id = ${jobId}`.execute(db);
}

/**
 * Removes the campaign of a job that has not been started, and all of its rows.
 * @returns false if the job does not exist or has been started
 */
export async function releaseCampaign(db: Db, jobId: number): Promise<boolean> {
  const { rows } = await sql`
    update barcode_jobs set campaign_locked = false, rows_saved = false, draft = null,
      row_version = row_version + 1, rows_changed_by = null,
      ce_campaign_id = null, valid_campaign_id = null
    where job_id = ${jobId} and status = 'New'
    returning job_id`.execute(db);
  if (rows.length > 0) await replaceCoupons(db, jobId, []);
  return rows.length > 0;
}

export async function replaceCoupons(db: Db, jobId: number, rows: readonly CouponRow[]): Promise<void> {
  await db.deleteFrom('barcode_job_coupons').where('job_id', '=', jobId).execute();
  await insertRows(db, 'barcode_job_coupons', rows);
}

/** Replaces the rows of a job with the coupons of its campaign, ordered by number. */
export async function loadCoupons(db: Db, jobId: number, ceCampaignId: string): Promise<void> {
  await db.deleteFrom('barcode_job_coupons').where('job_id', '=', jobId).execute();
  await sql`
    insert into barcode_job_coupons (job_id, coupon_order, coupon_number, orce_campaign_id, orce_promotion_id,
      orce_deal_id, orce_mailercode, legacy_coupon_type, legacy_coupon_expiration, legacy_coupon_offer, promocode,
      legacy_mailercode, orce_deal_name, orce_deal_description, start_date, end_date)
    select ${jobId}, row_number() over (order by coupon_number), coupon_number, ce_campaign_id, promotion_id,
      deal_id, mailer_code, coupon_type, coupon_expiration, coupon_offer, promocode,
      legacy_mailer_code, deal_name, deal_description, start_date::text, end_date::text
    from ce_coupons where ce_campaign_id = ${ceCampaignId}`.execute(db);
}
