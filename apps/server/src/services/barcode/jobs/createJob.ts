import { isBlank, isSingleLine } from '@portal/domain';
import type { BarcodeHandlers } from '../../../contract/handlers.ts';
import { hashKey } from './idempotencyKey.ts';
import { insertJob } from './queries.ts';

/** What Step1 answers instead of an id. */
export const refused = '-1';

/** Makes a job; what cannot be one (a blank name, an unknown channel) is refused with a negative number. */
export const createJob: BarcodeHandlers['createJob'] = async ({ body, header }, { db }) => {
  const names = [body.JobName, body.JoannStatsTable];
  if (names.some((name) => isBlank(name) || !isSingleLine(name))) return refused;
  const jobId = await insertJob(db, {
    jobName: body.JobName.trim(),
    statsTable: body.JoannStatsTable.trim(),
    channelId: body.ChannelId,
    key: hashKey(header['Idempotency-Key']),
  });
  return jobId === null ? refused : String(jobId);
};
