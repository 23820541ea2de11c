import { formatNumber } from '@portal/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { isDatabaseUnavailable } from '../../../db/databaseErrors.ts';
import { listCoupons } from '../coupons/queries.ts';
import { toCoupon } from '../coupons/rows.ts';
import { formatCouponComment, formatOutputComment, formatPlanComment } from './logComments.ts';
import { writeOutputFile } from './outputFile.ts';
import { createFileName, removeFile, removeLeftovers } from './outputFolder.ts';
import type { LineBlock } from './outputLines.ts';
import { JobFailure, planOutput, type OutputPlan } from './outputPlan.ts';
import { beginRun, completeRun, failRun, RunLostError, writeLog, type Output, type Run } from './queries.ts';

export interface JobDependencies {
  db: Db;
  /** Folder for output files. */
  folder: string;
  log: FastifyBaseLogger;
}

/** After this many attempts the job probably crashes its servers. */
const maxRuns = 20;
/** Jobs with more coupons log only every nth coupon. */
const maxCouponEntries = 25;
const progressEveryMs = 10_000;

/**
 * Runs a started job: writes its output file and completes it, or fails it with the reason in its log. A finished job
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

async function processJob(dependencies: JobDependencies, run: Run, signal: AbortSignal): Promise<void> {
  const { db, folder } = dependencies;
  if (run.run > maxRuns) throw new JobFailure(`Stopped after ${maxRuns} attempts`);
  await removeLeftovers(folder, run.jobId);
  const rows = (await listCoupons(db, run.jobId)).map(toCoupon);
  const plan = await planOutput(db, rows, run.ceCampaignId);
  await writeLog(db, run, formatPlanComment(plan));
  const output = await writeOutput(dependencies, run, plan, signal);
  try {
    await completeRun(db, run, output, formatOutputComment(output));
  } catch (error) {
    // Only now is it certain that the file is not used. Otherwise the job may refer to it, or the next run
    // removes it.
    if (error instanceof RunLostError) await removeFile(folder, output.fileName);
    throw error;
  }
}

async function writeOutput(
  { db, folder }: JobDependencies,
  run: Run,
  plan: OutputPlan,
  signal: AbortSignal,
): Promise<Output> {
  const fileName = createFileName(run.jobId);
  const onProgress = createProgressLogger(db, run, plan.lines);
  const blocks = generateBlocks(db, run, plan, signal);
  const lines = await writeOutputFile(folder, fileName, blocks, { signal, onProgress });
  return { fileName, lines };
}

/** Yields the lines coupon by coupon, and logs each coupon after its lines. */
async function* generateBlocks(
  db: Db,
  run: Run,
  { coupons }: OutputPlan,
  signal: AbortSignal,
): AsyncGenerator<LineBlock> {
  const every = Math.ceil(coupons.length / maxCouponEntries);
  for (const [index, coupon] of coupons.entries()) {
    yield* coupon.blocks();
    signal.throwIfAborted();
    if ((index + 1) % every === 0) await writeLog(db, run, formatCouponComment(coupon));
  }
}

/** Logs progress periodically. */
function createProgressLogger(db: Db, run: Run, all: number): (lines: number) => Promise<void> {
  let loggedAt = performance.now();
  return async (lines) => {
    if (performance.now() - loggedAt < progressEveryMs) return;
    loggedAt = performance.now();
    await writeLog(db, run, `${formatNumber(lines)} of ${formatNumber(all)} barcodes written`);
  };
}

/** The reason shown to users: no paths and no technical details. */
function toFailureReason(error: unknown): string {
  if (error instanceof JobFailure) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return 'The output file could not be written: the disk is full';
  }
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) {
    return `The output file could not be written (${code})`;
  }
  return 'The job failed because of a server error';
}
