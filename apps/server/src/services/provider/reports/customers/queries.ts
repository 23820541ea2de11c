import type { Db } from '../../../../db/database.ts';
import type { Row } from '../../../../db/tables.ts';

export type ChannelWeek = Row<'customer_channel_weeks'>;
export type SegmentWeek = Row<'customer_segment_weeks'>;

/** All weeks that have counts, newest first. */
export function listChannelWeeks(db: Db): Promise<ChannelWeek[]> {
  return db.selectFrom('customer_channel_weeks').selectAll().orderBy('week_start', 'desc').execute();
}

/** All weeks that have counts, newest first. */
export function listSegmentWeeks(db: Db): Promise<SegmentWeek[]> {
  return db.selectFrom('customer_segment_weeks').selectAll().orderBy('week_start', 'desc').execute();
}
