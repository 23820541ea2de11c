import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type {
  BarcodeChannelsTable,
  BarcodeJobLogTable,
  BarcodeJobsTable,
} from '../../../db/barcodeTables.ts';

export type JobRow = Omit<Selectable<BarcodeJobsTable>, 'creation_key' | 'start_key'>;

/** For how long a key finds what was made with it. */
const keyHours = 24;

/** By name. */
export function listChannels(db: Db): Promise<Selectable<BarcodeChannelsTable>[]> {
  return db.selectFrom('barcode_channels').selectAll().orderBy('channel_name').execute();
}

export function jobById(db: Db, jobId: number): Promise<JobRow | undefined> {
  return db
    .selectFrom('barcode_jobs')
    .select([
      'job_id',
      'job_name',
      'stats_table',
      'channel_id',
      'status',
      'created_at',
      'ce_campaign_id',
      'valid_campaign_id',
      'campaign_locked',
      'rows_saved',
      'started_at',
      'run',
      'ended_at',
      'output_file',
      'line_count',
      'failure',
    ])
    .where('job_id', '=', jobId)
    .executeTakeFirst();
}

/** The oldest entry first. */
export function listLog(
  db: Db,
  jobId: number,
): Promise<Pick<Selectable<BarcodeJobLogTable>, 'logged_at' | 'comment'>[]> {
  return db
    .selectFrom('barcode_job_log')
    .select(['logged_at', 'comment'])
    .where('job_id', '=', jobId)
    .orderBy('log_id')
    .execute();
}

export interface NewJobRow {
  jobName: string;
  statsTable: string;
  channelId: number;
  /** Hash of the caller's key; `null` without one. */
  key: Buffer | null;
}

/**
 * Makes a job, or finds the one that was made with the same key within a day. Of calls at the same time one makes it.
 * @returns its id, or `null` when there is no such channel
 */
export async function insertJob(db: Db, job: NewJobRow): Promise<number | null> {
  if (job.key !== null) await forgetOldKey(db, job.key);
  const { rows } = await sql<{ job_id: number }>`
    insert into barcode_jobs (job_name, stats_table, channel_id, creation_key)
    select ${job.jobName}, ${job.statsTable}, channel_id, ${job.key} from barcode_channels where channel_id = ${job.channelId}
    on conflict (creation_key) do nothing
    returning job_id`.execute(db);
  const jobId = rows[0]?.job_id;
  if (jobId !== undefined) return jobId;
  return job.key === null ? null : jobOfKey(db, job.key);
}

async function forgetOldKey(db: Db, key: Buffer): Promise<void> {
  await sql`
    update barcode_jobs set creation_key = null
    where creation_key = ${key} and created_at < now() - make_interval(hours => ${keyHours})`.execute(db);
}

async function jobOfKey(db: Db, key: Buffer): Promise<number | null> {
  const row = await db
    .selectFrom('barcode_jobs')
    .select('job_id')
    .where('creation_key', '=', key)
    .executeTakeFirst();
  return row?.job_id ?? null;
}

/**
 * Starts a job whose coupons were loaded or saved; of many calls at once one does. The row is locked until the
 * transaction has ended.
 * @returns whether this call has
 */
export async function markStarted(db: Db, jobId: number, key: Buffer | null): Promise<boolean> {
  const { rows } = await sql`
    update barcode_jobs set status = 'Processing', started_at = now(), start_key = ${key}
    where job_id = ${jobId} and status = 'New' and campaign_locked
    returning job_id`.execute(db);
  return rows.length > 0;
}

/** Whether a job was started with this key within a day. */
export async function wasStartedWith(db: Db, jobId: number, key: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from barcode_jobs
    where job_id = ${jobId} and start_key = ${key} and started_at > now() - make_interval(hours => ${keyHours})`.execute(
    db,
  );
  return rows.length > 0;
}

/** The ids of all jobs that were started and have not ended. */
export async function jobsUnderWay(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('barcode_jobs')
    .select('job_id')
    .where('status', '=', 'Processing')
    .orderBy('job_id')
    .execute();
  return rows.map((row) => row.job_id);
}
