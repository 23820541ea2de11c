import type { Db } from '../../../db/database.ts';
import { AppError, type ErrorCode } from '../../../errors.ts';
import { findJobById, type JobRow } from './queries.ts';

/** @throws AppError job.not_found */
export async function requireJob(db: Db, jobId: number): Promise<JobRow> {
  const row = await findJobById(db, jobId);
  if (!row) throw new AppError('job.not_found', `Job ${jobId} not found`);
  return row;
}

/** Why a call was refused that only a job takes which has not been started. @param ofNew the reason of such a job */
export async function findRejectionReason(db: Db, jobId: number, ofNew: ErrorCode): Promise<AppError> {
  const { status } = await requireJob(db, jobId);
  return new AppError(status === 'New' ? ofNew : 'job.started');
}
