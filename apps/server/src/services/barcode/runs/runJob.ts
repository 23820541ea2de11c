import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { isDatabaseUnavailable } from '../../../db/databaseErrors.ts';
import { listCoupons } from '../coupons/queries.ts';
import { toCoupon } from '../coupons/rows.ts';
import { formatCouponComment, formatOutputComment, formatPlanComment } from './logComments.ts';
import type { LineBlock } from './outputLines.ts';
import { JobFailure, planOutput, type OutputPlan } from './outputPlan.ts';
import { beginRun, completeRun, failRun, RunLostError, writeLog, type Output, type Run } from './queries.ts';

export interface JobDependencies {
  db: Db;
  log: FastifyBaseLogger;
}

/** After this many attempts the job probably crashes its servers. */
const maxRuns = 20;
/** Jobs with more coupons log only every nth coupon. */
const maxCouponEntries = 25;

/**
 * Runs a started job: completes it with its output file, or fails it with the reason in its log. A finished job
 * is left unchanged. If another server takes over, this run stops.
 * @throws when the job must be run again: the signal was aborted, or the database is unreachable
 */
export async function runJob(
  dependencies: JobDependencies,
  jobId: number,
  signal: AbortSignal,
): Promise<void> {
  const { db, log } = dependencies;
  const run = await beginRun(db, jobId);
  if (run === null) return;
  try {
    await processJob(dependencies, run, signal);
  } catch (error) {
    if (error instanceof RunLostError) return;
    if (!(error instanceof JobFailure) && isTemporary(error, signal)) throw error;
    if (!(error instanceof JobFailure)) log.error({ err: error, jobId }, 'a barcode job failed');
    await failRun(db, run, toFailureReason(error)).catch(ignoreRunLost);
  }
}

function isTemporary(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted || isDatabaseUnavailable(error);
}

function ignoreRunLost(error: unknown): void {
  if (!(error instanceof RunLostError)) throw error;
}

async function processJob({ db }: JobDependencies, run: Run, signal: AbortSignal): Promise<void> {
  if (run.run > maxRuns) throw new JobFailure(`Stopped after ${maxRuns} attempts`);
  const rows = (await listCoupons(db, run.jobId)).map(toCoupon);
  const plan = await planOutput(db, rows, run.ceCampaignId);
  await writeLog(db, run, formatPlanComment(plan));
  const output: Output = {
    fileName: createFileName(run.jobId),
    lines: plan.lines,
    blocks: await collectBlocks(db, run, plan, signal),
  };
  await completeRun(db, run, output, formatOutputComment(output));
}

/** From the job's id and random bytes, never from user input. */
function createFileName(jobId: number): string {
  return `barcodes-${jobId}-${randomBytes(6).toString('hex')}.txt`;
}

/** Collects the blocks coupon by coupon, and logs each coupon. */
async function collectBlocks(
  db: Db,
  run: Run,
  { coupons }: OutputPlan,
  signal: AbortSignal,
): Promise<LineBlock[]> {
  const blocks: LineBlock[] = [];
  const every = Math.ceil(coupons.length / maxCouponEntries);
  for (const [index, coupon] of coupons.entries()) {
    for (const block of coupon.blocks()) blocks.push(block);
    signal.throwIfAborted();
    if ((index + 1) % every === 0) await writeLog(db, run, formatCouponComment(coupon));
  }
  return blocks;
}

/** The reason shown to users: no technical details. */
function toFailureReason(error: unknown): string {
  return error instanceof JobFailure ? error.message : 'The job failed because of a server error';
}
