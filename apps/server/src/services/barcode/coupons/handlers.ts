import { unescape } from 'node:querystring';
import type { BarcodeSchemas } from '@portal/api-client';
import {
  areSameCoupons,
  findDuplicateOrders,
  sortByCouponOrder,
  type JobCoupon,
} from '@portal/domain/barcode';
import type { BarcodeHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { runIdempotent } from '../../../db/idempotencyKeys.ts';
import { AppError } from '../../../errors.ts';
import type { JobRow } from '../jobs/queries.ts';
import { findRejectionReason, requireJob } from '../jobs/requireJob.ts';
import { rejectOutdatedVersion } from '../../rejectOutdatedVersion.ts';
import {
  keepDraft,
  listCoupons,
  loadCoupons,
  lockNewJob,
  lockCampaign,
  markRowsSaved,
  releaseCampaign,
  replaceCoupons,
} from './queries.ts';
import { toCoupon, toCouponRow } from './rows.ts';

export const couponHandlers = {
  async loadCampaignCoupons({ body }, { db: pool, idempotentCall }) {
    const { JobId: jobId } = body;
    const campaignId = body.CECampaignId.trim();
    if (campaignId === '') throw new AppError('request.invalid', 'CECampaignId must not be blank');
    await pool.transaction().execute((db) =>
      runIdempotent(db, idempotentCall, async () => {
        const isKnown = await lockCampaign(db, jobId, campaignId);
        if (isKnown === null) throw await findRejectionReason(db, jobId, 'job.campaign_locked');
        if (isKnown) await loadCoupons(db, jobId, campaignId);
        else await replaceCoupons(db, jobId, []);
      }),
    );
  },

  async listJobCoupons({ path }, { db }) {
    await requireJob(db, path.jobId);
    return (await listCoupons(db, path.jobId)).map(toCoupon);
  },

  async replaceJobCoupons({ path: { jobId }, header, body }, { db: pool }) {
    await pool.transaction().execute(async (db) => {
      const job = await requireNewJob(db, jobId);
      checkRows(jobId, body);
      const rows = body.map((coupon) => toCouponRow(jobId, coupon));
      await rejectOutdatedRows(db, job, rows.map(toCoupon), header['If-Match']);
      await markRowsSaved(db, jobId, toUserName(header));
      await replaceCoupons(db, jobId, rows);
    });
  },

  saveJobDraft({ path: { jobId }, header, body }, { db: pool }) {
    checkRows(jobId, body);
    const rows = sortByCouponOrder(body.map((coupon) => toCoupon(toCouponRow(jobId, coupon))));
    return pool.transaction().execute(async (db) => {
      const job = await requireNewJob(db, jobId);
      await rejectOutdatedRows(db, job, rows, header['If-Match']);
      await keepDraft(db, jobId, rows, toUserName(header));
      return { rowVersion: job.row_version + 1 };
    });
  },

  async releaseJobCampaign({ path: { jobId } }, { db: pool }) {
    await pool.transaction().execute(async (db) => {
      if (!(await releaseCampaign(db, jobId)))
        throw await findRejectionReason(db, jobId, 'job.campaign_locked');
    });
  },
} satisfies Partial<BarcodeHandlers>;

/** Locks the job until the end of the transaction. @throws AppError if it does not exist or has been started */
async function requireNewJob(db: Db, jobId: number): Promise<JobRow> {
  const job = await lockNewJob(db, jobId);
  if (!job) throw await findRejectionReason(db, jobId, 'job.campaign_locked');
  return job;
}

/**
 * Rejects rows that are based on an older version, unless the current ones are the same: a call whose response was lost
 * is repeated with its version.
 * @throws AppError row.changed
 */
async function rejectOutdatedRows(
  db: Db,
  job: JobRow,
  rows: readonly JobCoupon[],
  ifMatch: string | undefined,
): Promise<void> {
  const current = job.draft ?? (await listCoupons(db, job.job_id)).map(toCoupon);
  if (!areSameCoupons(current, sortByCouponOrder(rows))) rejectOutdatedVersion(job.row_version, ifMatch);
}

function toUserName({ 'X-Changed-By': encoded }: { 'X-Changed-By'?: string }): string | null {
  return encoded === undefined ? null : unescape(encoded);
}

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
