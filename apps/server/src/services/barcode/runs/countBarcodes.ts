import { createBlankCoupon, type BarcodeCount } from '@portal/domain/barcode';
import type { Db } from '../../../db/database.ts';
import { listCoupons } from '../coupons/queries.ts';
import { toCoupon } from '../coupons/rows.ts';
import type { JobRow } from '../jobs/queries.ts';
import { createCouponPlanner } from './outputPlan.ts';

/**
 * How many barcodes each row of a job will make, by mailer and campaign: those of its saved rows, and of a row that is
 * added by hand. Planned as by a run.
 */
export async function countBarcodes(
  db: Db,
  { job_id: jobId, ce_campaign_id: ceCampaignId }: JobRow,
): Promise<BarcodeCount[]> {
  const rows = [createBlankCoupon(jobId, 1), ...(await listCoupons(db, jobId)).map(toCoupon)];
  const rowsByTarget = new Map(rows.map((row) => [`${row.legacyMailercode}\n${row.orceCampaignId}`, row]));
  const plan = await createCouponPlanner(db, [...rowsByTarget.values()], ceCampaignId);
  return [...rowsByTarget.values()].map((row) => {
    const { legacyMailercode, orceCampaignId } = row;
    const planned = plan(row);
    return typeof planned === 'string'
      ? { legacyMailercode, orceCampaignId, barcodes: 0, failure: planned }
      : { legacyMailercode, orceCampaignId, barcodes: planned.lines, failure: null };
  });
}
