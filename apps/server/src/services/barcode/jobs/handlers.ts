import type { BarcodeInvalidBodyHandlers, BarcodeHandlers } from '../../../contract/handlers.ts';
import { toInstantText } from '../../responseFields.ts';
import { countBarcodes } from '../runs/countBarcodes.ts';
import { createJob, refusedJobId } from './createJob.ts';
import { requireJob } from './requireJob.ts';
import { listChannels, listLog } from './queries.ts';
import { toJobState } from './rows.ts';
import { startJob } from './startJob.ts';

export const jobHandlers = {
  listChannels: (_input, { db }) => listChannels(db),

  createJob,
  startJob,

  async listJobLog({ path }, { db }) {
    await requireJob(db, path.jobId);
    const rows = await listLog(db, path.jobId);
    return rows.map((row) => ({ dateStamp: toInstantText(row.logged_at), comment: row.comment }));
  },

  async getJob({ path }, { db }) {
    const job = await requireJob(db, path.jobId);
    return toJobState(job, job.status === 'New' ? await countBarcodes(db, job) : null);
  },
} satisfies Partial<BarcodeHandlers>;

/** An invalid body gets the same response as a refused job. */
export const jobInvalidBodyHandlers = { createJob: () => refusedJobId } satisfies BarcodeInvalidBodyHandlers;
