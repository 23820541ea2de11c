import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { jobById, type JobRow } from './queries.ts';

/** @throws AppError job.not_found */
export async function existingJob(db: Db, jobId: number): Promise<JobRow> {
  const row = await jobById(db, jobId);
  if (!row) throw jobNotFound(jobId);
  return row;
}

export function jobNotFound(jobId: number): AppError {
  return new AppError('job.not_found', `There is no job ${jobId}`);
}
