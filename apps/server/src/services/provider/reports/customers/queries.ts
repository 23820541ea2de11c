import type { Selectable } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import type { CustomerChannelWeeksTable, CustomerSegmentWeeksTable } from '../../../../db/reportTables.ts';

export type ChannelWeek = Selectable<CustomerChannelWeeksTable>;
export type SegmentWeek = Selectable<CustomerSegmentWeeksTable>;

/** All weeks that have counts, newest first. */
export function listChannelWeeks(db: Db): Promise<ChannelWeek[]> {
  return db.selectFrom('customer_channel_weeks').selectAll().orderBy('week_start', 'desc').execute();
}

/** All weeks that have counts, newest first. */
export function listSegmentWeeks(db: Db): Promise<SegmentWeek[]> {
  return db.selectFrom('customer_segment_weeks').selectAll().orderBy('week_start', 'desc').execute();
}
