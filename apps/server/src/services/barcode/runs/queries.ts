import { sql } from 'kysely';
import { END_OF_JOB_COMMENT } from '@portal/domain/barcode';
import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';
import type { LineBlock } from './outputLines.ts';

/** A job taken by one worker. When another worker takes the job, writes of this run fail. */
export interface Run {
  jobId: number;
  /** How often a worker has taken the job, including this time. */
  run: number;
  /** The campaign of the job; `null` if it has none. */
  ceCampaignId: string | null;
}

/** Another worker has taken the job. */
export class RunLostError extends Error {
  override name = 'RunLostError';

  constructor() {
    super('another worker has taken the job');
  }
}

/**
 * Takes a job, also from another worker.
 * @returns `null` if the job is not running or does not exist
 */
export async function beginRun(db: Db, jobId: number): Promise<Run | null> {
  const { rows } = await sql<Run>`
    with begun as (
      update barcode_jobs set run = run + 1 where job_id = ${jobId} and status = 'Processing'
      returning job_id, run, ce_campaign_id
    ), entry as (
      insert into barcode_job_log (job_id, comment)
      select job_id, case run when 1 then 'Start Processing' else 'Processing resumed, attempt ' || run end from begun
    )
    select job_id as "jobId", run, ce_campaign_id as "ceCampaignId" from begun`.execute(db);
  return rows[0] ?? null;
}

/** @throws RunLostError */
export async function writeLog(db: Db, { jobId, run }: Run, comment: string): Promise<void> {
  const { rows } = await sql`
    with own as (
      select job_id from barcode_jobs where job_id = ${jobId} and run = ${run} and status = 'Processing' for share
    )
    insert into barcode_job_log (job_id, comment) select job_id, ${comment} from own returning log_id`.execute(
    db,
  );
  if (rows.length === 0) throw new RunLostError();
}

export interface Output {
  fileName: string;
  lines: number;
  /** The lines of the file, in its order. */
  blocks: readonly LineBlock[];
}

/**
 * Completes a job: status, file and last log entries, in one statement. So no part of a file exists before the end.
 * @throws RunLostError
 */
export async function completeRun(db: Db, run: Run, output: Output, comment: string): Promise<void> {
  const end = sql`status = 'Complete', output_file = ${output.fileName}, line_count = ${output.lines}`;
  await endRun(db, run, { end, comment, blocks: output.blocks });
}

/**
 * Fails a job, in one statement.
 * @throws RunLostError
 */
export async function failRun(db: Db, run: Run, reason: string): Promise<void> {
  await endRun(db, run, { end: sql`status = 'Failed', failure = ${reason}`, comment: reason, blocks: [] });
}

interface RunEnd {
  /** The columns of the job. */
  end: ReturnType<typeof sql>;
  comment: string;
  blocks: readonly LineBlock[];
}

async function endRun(db: Db, { jobId, run }: Run, { end, comment, blocks }: RunEnd): Promise<void> {
  const columnOf = (key: keyof LineBlock) => sql.val(blocks.map((block) => block[key]));
  const { rows } = await sql`
    with ended as (
      update barcode_jobs set ${end}, ended_at = now()
      where job_id = ${jobId} and run = ${run} and status = 'Processing' returning job_id
    ), output as (
      insert into barcode_job_output (job_id, block_number, first_number, last_number, rest)
      select job_id, number, first, last, rest
      from ended cross join unnest(
        ${columnOf('first')}::bigint[], ${columnOf('last')}::bigint[], ${columnOf('rest')}::text[]
      ) with ordinality as block (first, last, rest, number)
    )
    insert into barcode_job_log (job_id, comment)
    select job_id, entry.comment
    from ended cross join (values (1, ${comment}), (2, ${END_OF_JOB_COMMENT})) as entry (number, comment)
    order by entry.number
    returning log_id`.execute(db);
  if (rows.length === 0) throw new RunLostError();
}

/** A mailer and the sequence numbers of its pieces, inclusive; `null`: none. */
export type MailerNumbers = Pick<
  Row<'mailers'>,
  'mailer_code' | 'sequence_number_start' | 'sequence_number_end'
>;

export function listMailersByCode(db: Db, mailerCodes: readonly string[]): Promise<MailerNumbers[]> {
  return db
    .selectFrom('mailers')
    .select(['mailer_code', 'sequence_number_start', 'sequence_number_end'])
    .where('mailer_code', '=', sql<string>`any(${sql.val(mailerCodes)}::text[])`)
    .execute();
}

/** The mailers of a campaign in the campaign engine, by code. */
export async function listMailersOfCampaign(db: Db, ceCampaignId: string): Promise<MailerNumbers[]> {
  return db
    .selectFrom('ce_campaigns')
    .innerJoin('campaign_mailers', 'campaign_mailers.campaign_id', 'ce_campaigns.campaign_id')
    .innerJoin('mailers', 'mailers.mailer_code', 'campaign_mailers.mailer_code')
    .select(['mailers.mailer_code', 'sequence_number_start', 'sequence_number_end'])
    .where('ce_campaign_id', '=', ceCampaignId)
    .orderBy('mailers.mailer_code')
    .execute();
}
