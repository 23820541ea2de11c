import type { BarcodeSchemas } from '@portal/api-client';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';

export type JobRow = Row<'barcode_jobs'>;

/** By name. */
export function listChannels(db: Db): Promise<BarcodeSchemas['Channel'][]> {
  return db
    .selectFrom('barcode_channels')
    .select(['channel_id as id', 'channel_name as channelName'])
    .orderBy('channel_name')
    .execute();
}

export function findJobById(db: Db, jobId: number): Promise<JobRow | undefined> {
  return db.selectFrom('barcode_jobs').selectAll().where('job_id', '=', jobId).executeTakeFirst();
}

/** Oldest first. */
export function listLog(
  db: Db,
  jobId: number,
): Promise<Pick<Row<'barcode_job_log'>, 'logged_at' | 'comment'>[]> {
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
}

/** @returns the id of the new job, or `null` if the channel does not exist */
export async function insertJob(db: Db, job: NewJobRow): Promise<number | null> {
  const { rows } = await sql<{ job_id: number }>`
    insert into barcode_jobs (job_name, stats_table, channel_id)
    select ${job.jobName}, ${job.statsTable}, channel_id from barcode_channels where channel_id = ${job.channelId}
    returning job_id`.execute(db);
  return rows[0]?.job_id ?? null;
}

/**
 * Starts a job whose coupons were loaded or saved. Of concurrent calls, one succeeds. The row is locked until the end
 * of the transaction.
 * @returns whether this call started it
 */
export async function markStarted(db: Db, jobId: number): Promise<boolean> {
  const { rows } = await sql`
    update barcode_jobs set status = 'Processing', started_at = now(), draft = null
    where job_id = ${jobId} and status = 'New' and campaign_locked
    returning job_id`.execute(db);
  return rows.length > 0;
}

export async function listRunningJobIds(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('barcode_jobs')
    .select('job_id')
    .where('status', '=', 'Processing')
    .orderBy('job_id')
    .execute();
  return rows.map((row) => row.job_id);
}
