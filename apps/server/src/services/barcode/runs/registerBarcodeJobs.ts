import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config/config.ts';
import type { PortalDatabase } from '../../../db/database.ts';
import { createJobQueue, type JobQueue } from '../../../jobs/jobQueue.ts';
import { listRunningJobIds } from '../jobs/queries.ts';
import { runJob } from './runJob.ts';

/** Runs barcode jobs while the server runs, unless another machine provides the barcode API. */
export function registerBarcodeJobs(
  app: FastifyInstance,
  config: Config,
  database: PortalDatabase,
): JobQueue {
  const dependencies = { db: database.db, log: app.log };
  const queue = createJobQueue({
    name: 'barcode-jobs',
    database,
    log: app.log,
    work: (jobId, signal) => runJob(dependencies, jobId, signal),
    listUnfinished: listRunningJobIds,
  });
  if (config.barcodeApiUrl) return queue;
  app.addHook('onReady', () => queue.start());
  app.addHook('onClose', () => queue.stop());
  return queue;
}
