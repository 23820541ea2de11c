import { formatCalendarDay } from '@portal/domain';
import { validateCouponRows } from '@portal/domain/barcode';
import type { BarcodeHandlers } from '../../../contract/handlers.ts';
import type { Db } from '../../../db/database.ts';
import { runIdempotent } from '../../../db/idempotencyKeys.ts';
import { AppError } from '../../../errors.ts';
import { listCoupons } from '../coupons/queries.ts';
import { toCoupon } from '../coupons/rows.ts';
import { findRejectionReason } from './requireJob.ts';
import { markStarted } from './queries.ts';

/** Maximum length of a message in the contract. */
const maxMessageLength = 2_000;

/** Starts a job and enqueues it in one transaction. */
export const startJob: BarcodeHandlers['startJob'] = async (
  { body },
  { db: pool, server, idempotentCall },
) => {
  const { JobId: jobId } = body;
  await server.barcodeJobs.waitUntilReady();
  await pool.transaction().execute((db) =>
    runIdempotent(db, idempotentCall, async () => {
      if (!(await markStarted(db, jobId))) throw await findRejectionReason(db, jobId, 'job.not_ready');
      await checkRows(db, jobId);
      await server.barcodeJobs.send(db, jobId);
    }),
  );
  server.barcodeJobs.wake();
};

/** @throws AppError request.invalid listing every row that violates a rule */
async function checkRows(db: Db, jobId: number): Promise<void> {
  const rows = await listCoupons(db, jobId);
  const errors = validateCouponRows(rows.map(toCoupon), formatCalendarDay(new Date()));
  if (errors.length === 0) return;
  const message = errors.map((error) => error.message).join('; ');
  throw new AppError('request.invalid', message.slice(0, maxMessageLength));
}
