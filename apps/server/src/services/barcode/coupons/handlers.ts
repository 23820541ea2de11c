import type { BarcodeSchemas } from '@portal/api-client';
import { repeatedOrders } from '@portal/domain/barcode';
import type { BarcodeHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { existingJob } from '../jobs/existingJob.ts';
import { listCoupons, loadCoupons, lockCampaign, markRowsSaved, replaceCoupons } from './queries.ts';
import { toCoupon, toCouponRow } from './rows.ts';

type CouponOperation = 'loadCampaignCoupons' | 'listJobCoupons' | 'replaceJobCoupons';

export const couponHandlers: Pick<BarcodeHandlers, CouponOperation> = {
  async loadCampaignCoupons({ body }, { db: pool }) {
    const { JobId: jobId } = body;
    const campaignId = body.CECampaignId.trim();
    if (campaignId === '') throw new AppError('request.invalid', 'CECampaignId must not be blank');
    await pool.transaction().execute(async (db) => {
      const isKnown = await lockCampaign(db, jobId, campaignId);
      if (isKnown === null) throw await refusalOf(db, jobId);
      if (isKnown) await loadCoupons(db, jobId, campaignId);
      else await replaceCoupons(db, jobId, []);
    });
  },

  async listJobCoupons({ path }, { db }) {
    await existingJob(db, path.jobId);
    return (await listCoupons(db, path.jobId)).map(toCoupon);
  },

  async replaceJobCoupons({ path, body }, { db: pool }) {
    const { jobId } = path;
    await pool.transaction().execute(async (db) => {
      if (!(await markRowsSaved(db, jobId))) throw await refusalOf(db, jobId);
      checkRows(jobId, body);
      await replaceCoupons(
        db,
        jobId,
        body.map((coupon) => toCouponRow(jobId, coupon)),
      );
    });
  },
};

/** @throws AppError request.invalid for rows of another job or duplicate order numbers */
function checkRows(jobId: number, rows: readonly BarcodeSchemas['JobCouponEdit'][]): void {
  const foreign = rows.find((row) => row.id !== jobId);
  if (foreign) throw new AppError('request.invalid', `A row of job ${foreign.id} is none of job ${jobId}`);
  const [repeated] = repeatedOrders(rows);
  if (repeated !== undefined) {
    throw new AppError('request.invalid', `The order number ${repeated} is used twice`);
  }
}

/** The reason why a job does not accept coupons. */
async function refusalOf(db: Db, jobId: number): Promise<AppError> {
  const { status } = await existingJob(db, jobId);
  return new AppError(status === 'New' ? 'job.campaign_locked' : 'job.started');
}
