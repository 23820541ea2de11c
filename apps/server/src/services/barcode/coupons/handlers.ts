import type { BarcodeSchemas } from '@portal/api-client';
import { findDuplicateOrders, sortByCouponOrder } from '@portal/domain/barcode';
import type { BarcodeHandlers } from '../../../contract/handlers.ts';
import { toIdempotentCall } from '../../../contract/idempotentCall.ts';
import type { Db } from '../../../db/database.ts';
import { runIdempotent } from '../../../db/idempotencyKeys.ts';
import { AppError } from '../../../errors.ts';
import { requireJob } from '../jobs/requireJob.ts';
import {
  keepDraft,
  listCoupons,
  loadCoupons,
  lockCampaign,
  markRowsSaved,
  releaseCampaign,
  replaceCoupons,
} from './queries.ts';
import { toCoupon, toCouponRow } from './rows.ts';

type CouponOperation =
  'loadCampaignCoupons' | 'listJobCoupons' | 'replaceJobCoupons' | 'saveJobDraft' | 'releaseJobCampaign';

export const couponHandlers: Pick<BarcodeHandlers, CouponOperation> = {
  async loadCampaignCoupons(input, context) {
    const { JobId: jobId } = input.body;
    const campaignId = input.body.CECampaignId.trim();
    if (campaignId === '') throw new AppError('request.invalid', 'CECampaignId must not be blank');
    await context.db.transaction().execute((db) =>
      runIdempotent(db, toIdempotentCall('loadCampaignCoupons', input, context), async () => {
        const isKnown = await lockCampaign(db, jobId, campaignId);
        if (isKnown === null) throw await findRejectionReason(db, jobId);
        if (isKnown) await loadCoupons(db, jobId, campaignId);
        else await replaceCoupons(db, jobId, []);
      }),
    );
  },

  async listJobCoupons({ path }, { db }) {
    await requireJob(db, path.jobId);
    return (await listCoupons(db, path.jobId)).map(toCoupon);
  },

  async replaceJobCoupons({ path, body }, { db: pool }) {
    const { jobId } = path;
    await pool.transaction().execute(async (db) => {
      if (!(await markRowsSaved(db, jobId))) throw await findRejectionReason(db, jobId);
      checkRows(jobId, body);
      await replaceCoupons(
        db,
        jobId,
        body.map((coupon) => toCouponRow(jobId, coupon)),
      );
    });
  },

  async saveJobDraft({ path: { jobId }, body }, { db }) {
    checkRows(jobId, body);
    const rows = sortByCouponOrder(body.map((coupon) => toCoupon(toCouponRow(jobId, coupon))));
    if (!(await keepDraft(db, jobId, rows))) throw await findRejectionReason(db, jobId);
  },

  async releaseJobCampaign({ path: { jobId } }, { db: pool }) {
    await pool.transaction().execute(async (db) => {
      if (!(await releaseCampaign(db, jobId))) throw await findRejectionReason(db, jobId);
    });
  },
};

/** @throws AppError request.invalid for rows of another job or duplicate order numbers */
function checkRows(jobId: number, rows: readonly BarcodeSchemas['JobCouponEdit'][]): void {
  const foreignRow = rows.find((row) => row.id !== jobId);
  if (foreignRow)
    throw new AppError('request.invalid', `A row has the job ID ${foreignRow.id} instead of ${jobId}`);
  const [repeated] = findDuplicateOrders(rows);
  if (repeated !== undefined) {
    throw new AppError('request.invalid', `The order number ${repeated} is not unique`);
  }
}

/** The reason why a job does not accept coupons. */
async function findRejectionReason(db: Db, jobId: number): Promise<AppError> {
  const { status } = await requireJob(db, jobId);
  return new AppError(status === 'New' ? 'job.campaign_locked' : 'job.started');
}
