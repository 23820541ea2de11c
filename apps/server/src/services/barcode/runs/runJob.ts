import { formatNumber } from '@portal/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { isDatabaseAway } from '../../../db/databaseErrors.ts';
import { listCoupons } from '../coupons/queries.ts';
import { toCoupon } from '../coupons/rows.ts';
import { couponComment, outputComment, planComment } from './logComments.ts';
import { writeOutputFile } from './outputFile.ts';
import { newFileName, removeFile, removeLeftovers } from './outputFolder.ts';
import type { LineBlock } from './outputLines.ts';
import { JobFailure, planOutput, type OutputPlan } from './outputPlan.ts';
import { beginRun, completeRun, failRun, RunLostError, writeLog, type Output, type Run } from './queries.ts';

export interface JobWorld {
  db: Db;
  /** Where output files lie. */
  folder: string;
  log: FastifyBaseLogger;
}

/** A job that has been begun so often brings its servers down. */
const mostRuns = 20;
/** A job of more coupons tells of every so-many-th. */
const mostCouponEntries = 25;
const progressEveryMs = 10_000;

/**
 * Does a started job: writes its output file and ends it as complete or, with the reason in its log, as failed. A job
 * that has ended is left alone; one that another server takes over meanwhile is left to that.
 * @throws when the job has to be done again: the signal was aborted, or the database is away
 */
export async function runJob(world: JobWorld, jobId: number, signal: AbortSignal): Promise<void> {
  const { db, log } = world;
  const run = await beginRun(db, jobId);
  if (run === null) return;
  try {
    await doJob(world, run, signal);
  } catch (error) {
    if (error instanceof RunLostError) return;
    if (!(error instanceof JobFailure) && mayPass(error, signal)) throw error;
    if (!(error instanceof JobFailure)) log.error({ err: error, jobId }, 'a barcode job failed');
    await failRun(db, run, reasonOf(error)).catch(unlessLost);
  }
}

/** Not the fault of the job. */
function mayPass(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted || isDatabaseAway(error);
}

function unlessLost(error: unknown): void {
  if (!(error instanceof RunLostError)) throw error;
}

async function doJob(world: JobWorld, run: Run, signal: AbortSignal): Promise<void> {
  const { db, folder } = world;
  if (run.run > mostRuns) throw new JobFailure(`Given up after ${mostRuns} tries`);
  await removeLeftovers(folder, run.jobId);
  const rows = (await listCoupons(db, run.jobId)).map(toCoupon);
  const plan = await planOutput(db, rows, run.ceCampaignId);
  await writeLog(db, run, planComment(plan));
  const output = await writeOutput(world, run, plan, signal);
  try {
    await completeRun(db, run, output, outputComment(output));
  } catch (error) {
    // Only then it is certain that the file is nobody's; else it may be the job's, or the next run removes it.
    if (error instanceof RunLostError) await removeFile(folder, output.fileName);
    throw error;
  }
}

async function writeOutput(
  { db, folder }: JobWorld,
  run: Run,
  plan: OutputPlan,
  signal: AbortSignal,
): Promise<Output> {
  const fileName = newFileName(run.jobId);
  const onProgress = progressEntries(db, run, plan.lines);
  const blocks = toldBlocks(db, run, plan, signal);
  const lines = await writeOutputFile(folder, fileName, blocks, { signal, onProgress });
  return { fileName, lines };
}

/** What is written, coupon by coupon, each told in the log once its lines are. */
async function* toldBlocks(
  db: Db,
  run: Run,
  { coupons }: OutputPlan,
  signal: AbortSignal,
): AsyncGenerator<LineBlock> {
  const every = Math.ceil(coupons.length / mostCouponEntries);
  for (const [index, coupon] of coupons.entries()) {
    yield* coupon.blocks();
    signal.throwIfAborted();
    if ((index + 1) % every === 0) await writeLog(db, run, couponComment(coupon));
  }
}

/** An entry now and then while a long part is written. */
function progressEntries(db: Db, run: Run, all: number): (lines: number) => Promise<void> {
  let toldAt = performance.now();
  return async (lines) => {
    if (performance.now() - toldAt < progressEveryMs) return;
    toldAt = performance.now();
    await writeLog(db, run, `${formatNumber(lines)} of ${formatNumber(all)} barcodes written`);
  };
}

/** What people are told: never a path, and nothing of what only a programmer understands. */
function reasonOf(error: unknown): string {
  if (error instanceof JobFailure) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return 'The output file could not be written: the disk is full';
  }
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code)) {
    return `The output file could not be written (${code})`;
  }
  return 'The job could not be done because of an error of the server';
}
