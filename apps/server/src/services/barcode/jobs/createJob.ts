import { isBlank, isSingleLine } from '@portal/domain';
import type { BarcodeHandlers } from '../../../contract/handlers.ts';
import { runIdempotent } from '../../../db/idempotencyKeys.ts';
import { insertJob } from './queries.ts';

/** What step 1 returns instead of an id. */
export const refusedJobId = '-1';

/** Creates a job. An invalid one (blank name, unknown channel) is refused with a negative number. */
export const createJob: BarcodeHandlers['createJob'] = async ({ body }, context) => {
  const names = [body.JobName, body.JoannStatsTable];
  if (names.some((name) => isBlank(name) || !isSingleLine(name))) return refusedJobId;
  return context.db.transaction().execute((db) =>
    runIdempotent(
      db,
      context.idempotentCall,
      async () => {
        const jobId = await insertJob(db, {
          jobName: body.JobName.trim(),
          statsTable: body.JoannStatsTable.trim(),
          channelId: body.ChannelId,
        });
        return jobId === null ? refusedJobId : String(jobId);
      },
      (jobId) => jobId !== refusedJobId,
    ),
  );
};
