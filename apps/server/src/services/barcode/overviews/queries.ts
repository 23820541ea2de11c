import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { countRows } from '../../../db/countRows.ts';
import type { Row } from '../../../db/tables.ts';
import { buildSinceCondition, buildWhere } from '../../lists/filters.ts';
import { toListOrder, toReadDirection, type PagePosition } from '../../lists/paging.ts';

type JobColumn =
  | 'job_id'
  | 'job_name'
  | 'stats_table'
  | 'ce_campaign_id'
  | 'valid_campaign_id'
  | 'status'
  | 'created_at'
  | 'output_file'
  | 'failure';

/** Filters of the list of jobs. */
export interface JobSearch {
  /** Empty: any. */
  status: '' | JobOverviewRow['status'];
  /** First day of creation in the company's time zone, `YYYY-MM-DD`; null: any. */
  from: string | null;
}

export type JobOverviewRow = Pick<Row<'barcode_jobs'>, JobColumn> & { channel_name: string };
export type CouponLoadRow = Row<'coupon_loads'> & { channel_name: string };

export function countJobs(db: Db, search: JobSearch): Promise<number> {
  return countRows(db, sql`barcode_jobs ${buildJobWhere(search)}`);
}

/** Newest first. */
export async function listJobs(db: Db, search: JobSearch, position: PagePosition): Promise<JobOverviewRow[]> {
  const order = sql`job_id ${toReadDirection(position, 'desc')}`;
  const { rows } = await sql<JobOverviewRow>`
    select j.job_id, j.job_name, j.stats_table, c.channel_name, j.ce_campaign_id, j.valid_campaign_id, j.status,
      j.created_at, j.output_file, j.failure
    from (
      select * from barcode_jobs ${buildJobWhere(search)}
      order by ${order} limit ${position.limit} offset ${position.offset}
    ) as j
    join barcode_channels as c using (channel_id)
    order by ${order}`.execute(db);
  return toListOrder(position, rows);
}

function buildJobWhere({ status, from }: JobSearch) {
  return buildWhere([
    status === '' ? null : sql`status = ${status}`,
    buildSinceCondition(sql`created_at`, from),
  ]);
}

export function countCouponLoads(db: Db): Promise<number> {
  return countRows(db, sql`coupon_loads`);
}

/** Latest start date first, then the latest load. */
export async function listCouponLoads(db: Db, position: PagePosition): Promise<CouponLoadRow[]> {
  const direction = toReadDirection(position, 'desc');
  const order = sql`start_date ${direction}, load_id ${direction}`;
  const { rows } = await sql<CouponLoadRow>`
    select l.*, c.channel_name
    from (select * from coupon_loads order by ${order} limit ${position.limit} offset ${position.offset}) as l
    join barcode_channels as c using (channel_id)
    order by ${order}`.execute(db);
  return toListOrder(position, rows);
}
