import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { findJobById, type JobRow } from './queries.ts';

/** @throws AppError job.not_found */
export async function requireJob(db: Db, jobId: number): Promise<JobRow> {
  const row = await findJobById(db, jobId);
  if (!row) throw new AppError('job.not_found', `Job ${jobId} not found`);
  return row;
}
