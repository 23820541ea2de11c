import { addDays, todayText } from '@portal/domain';
import { validateCouponRows } from '@portal/domain/barcode';
import type { BarcodeHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { listCoupons } from '../coupons/queries.ts';
import { toCoupon } from '../coupons/rows.ts';
import { existingJob } from './existingJob.ts';
import { hashKey } from './idempotencyKey.ts';
import { markStarted, wasStartedWith } from './queries.ts';

/** Longest message that the contract knows. */
const longestMessage = 2_000;

/** Starts a job and sends it to the workers, both or neither. */
export const startJob: BarcodeHandlers['startJob'] = async ({ body, header }, { db: pool, server }) => {
  const { JobId: jobId } = body;
  const key = hashKey(header['Idempotency-Key']);
  await server.barcodeJobs.ready();
  const isStarted = await pool.transaction().execute(async (db) => {
    if (!(await markStarted(db, jobId, key))) return false;
    await checkRows(db, jobId);
    await server.barcodeJobs.send(db, jobId);
    return true;
  });
  if (isStarted) server.barcodeJobs.wake();
  else await explainRefusal(pool, jobId, key);
};

/** @throws AppError request.invalid with every row that breaks a rule */
async function checkRows(db: Db, jobId: number): Promise<void> {
  const rows = await listCoupons(db, jobId);
  const errors = validateCouponRows(rows.map(toCoupon), earliestToday(new Date()));
  if (errors.length === 0) return;
  const message = errors.map((error) => error.message).join('; ');
  throw new AppError('request.invalid', message.slice(0, longestMessage));
}

/**
 * The day that it still is somewhere. Where the person sits is not known here: only what is over everywhere is refused;
 * the screen has checked the person's own day.
 */
function earliestToday(now: Date): string {
  const isYesterdaySomewhere = now.getUTCHours() < 12;
  return addDays(todayText(now, 'UTC'), isYesterdaySomewhere ? -1 : 0);
}

/** Says why a job could not be started, or nothing when the very same call has started it. */
async function explainRefusal(db: Db, jobId: number, key: Buffer | null): Promise<void> {
  const { status } = await existingJob(db, jobId);
  if (status === 'New') throw new AppError('job.not_ready');
  if (key !== null && (await wasStartedWith(db, jobId, key))) return;
  throw new AppError('job.started');
}
