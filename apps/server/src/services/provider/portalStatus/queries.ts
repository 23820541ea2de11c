import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Row } from '../../../db/tables.ts';

export type PortalStatusRow = Row<'portal_status'>;

/** The table has exactly one row. */
export function readPortalStatus(db: Db): Promise<PortalStatusRow> {
  return db.selectFrom('portal_status').selectAll().executeTakeFirstOrThrow();
}

/** Stores a new status with the current time; setting the same status changes nothing. */
export async function updatePortalStatus(db: Db, status: number): Promise<void> {
  await db
    .updateTable('portal_status')
    .set({ status, time_stamp: sql<Date>`now()` })
    .where('status', '<>', status)
    .execute();
}
