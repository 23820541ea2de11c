import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PortalDatabase } from '../../../db/database.ts';
import { coupon, countEndComments } from '../../../testing/barcodeJobs.ts';
import { openTestDatabase } from '../../../testing/testDatabase.ts';
import { toCouponRow } from '../coupons/rows.ts';
import { listLog } from '../jobs/queries.ts';
import { beginRun, completeRun, failRun, writeLog } from './queries.ts';
import { runJob } from './runJob.ts';

const { log } = Fastify({ logger: { level: 'silent' } });
const { signal } = new AbortController();
let database: PortalDatabase;

beforeAll(async () => {
  ({ database } = await openTestDatabase());
});
afterAll(() => database.close());

/** A job that has been started, and that no queue knows of. */
async function startJob(): Promise<number> {
  const { job_id: jobId } = await database.db
    .insertInto('barcode_jobs')
    .values({
      job_name: '25073',
      stats_table: 'stats',
      channel_id: 1,
      status: 'Processing',
      campaign_locked: true,
      rows_saved: true,
    })
    .returning('job_id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('barcode_job_coupons')
    .values(toCouponRow(jobId, coupon(jobId, 1)))
    .execute();
  return jobId;
}

const run = (jobId: number) => runJob({ db: database.db, log }, jobId, signal);
const listComments = async (jobId: number) =>
  (await listLog(database.db, jobId)).map((entry) => entry.comment);
const findJob = (jobId: number) =>
  database.db.selectFrom('barcode_jobs').selectAll().where('job_id', '=', jobId).executeTakeFirstOrThrow();
const listBlocks = (jobId: number) =>
  database.db.selectFrom('barcode_job_output').selectAll().where('job_id', '=', jobId).execute();
/** The one coupon is for one mailer. */
const block = { block_number: 1, first_number: 1_001, last_number: 2_001, rest: expect.any(String) };

test('a worker whose job was taken by another one writes nothing more', async () => {
  const jobId = await startJob();
  const first = await beginRun(database.db, jobId);
  const second = await beginRun(database.db, jobId);
  if (!first || !second) throw new Error('the job does not run');
  const before = await listComments(jobId);
  expect(before).toEqual(['Start Processing', 'Processing resumed, attempt 2']);
  await expect(writeLog(database.db, first, 'late')).rejects.toThrow('another worker has taken the job');
  await expect(failRun(database.db, first, 'late')).rejects.toThrow('another worker has taken the job');
  const output = {
    fileName: 'barcodes-1-0123456789ab.txt',
    lines: 1,
    blocks: [{ first: 7, last: 7, rest: '\tAA0001' }],
  };
  await expect(completeRun(database.db, first, output, 'late')).rejects.toThrow(
    'another worker has taken the job',
  );
  expect(await listComments(jobId)).toEqual(before);
  expect(await findJob(jobId)).toMatchObject({ status: 'Processing', output_file: null });
  expect(await listBlocks(jobId)).toEqual([]);

  await completeRun(database.db, second, output, 'in time');
  await expect(writeLog(database.db, second, 'after the end')).rejects.toThrow(
    'another worker has taken the job',
  );
  expect(await beginRun(database.db, jobId)).toBeNull();
  expect((await listComments(jobId)).slice(2)).toEqual(['in time', 'End Processing']);
});

test('two workers at once produce one end and one file', async () => {
  const jobId = await startJob();
  await Promise.all([run(jobId), run(jobId), run(jobId)]);
  expect(countEndComments(await listComments(jobId))).toBe(1);
  expect(await listBlocks(jobId)).toEqual([{ job_id: jobId, ...block }]);
  expect((await findJob(jobId)).output_file).toMatch(new RegExp(`^barcodes-${jobId}-[0-9a-f]{12}\\.txt$`));
});

test('the job of a dead worker has the same result', async () => {
  const jobId = await startJob();
  await beginRun(database.db, jobId);
  await run(jobId);
  expect(await listBlocks(jobId)).toEqual([{ job_id: jobId, ...block }]);
  expect(await listComments(jobId)).toContain('Processing resumed, attempt 2');
});

test('an ended job is not run again', async () => {
  const jobId = await startJob();
  await run(jobId);
  const [comments, job] = [await listComments(jobId), await findJob(jobId)];
  await run(jobId);
  await run(2_000_000_000);
  expect([await listComments(jobId), await findJob(jobId)]).toEqual([comments, job]);
});

test('a job that was started too often fails', async () => {
  const jobId = await startJob();
  await database.db.updateTable('barcode_jobs').set({ run: 20 }).where('job_id', '=', jobId).execute();
  await run(jobId);
  expect(await findJob(jobId)).toMatchObject({ status: 'Failed', failure: 'Stopped after 20 attempts' });
});

test('a stopping server leaves the job to the next one, and no file', async () => {
  const jobId = await startJob();
  const stopped = runJob({ db: database.db, log }, jobId, AbortSignal.abort());
  await expect(stopped).rejects.toThrow('aborted');
  expect(await findJob(jobId)).toMatchObject({ status: 'Processing' });
  expect(await listBlocks(jobId)).toEqual([]);
  await run(jobId);
  expect(countEndComments(await listComments(jobId))).toBe(1);
});

test('a file that cannot be stored fails the job without technical details', async () => {
  const jobId = await startJob();
  await sql`
    create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'of the database'; end $$`.execute(database.db);
  await sql`create trigger refuse before insert on barcode_job_output for each row execute function refuse()`.execute(
    database.db,
  );
  await run(jobId);
  expect((await findJob(jobId)).failure).toBe('The job failed because of a server error');
});
