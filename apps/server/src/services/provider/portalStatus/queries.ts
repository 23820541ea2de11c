import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { PortalStatusTable } from '../../../db/tables.ts';

export type PortalStatusRow = Selectable<PortalStatusTable>;

/** The one row there is. */
export function readPortalStatus(db: Db): Promise<PortalStatusRow> {
  return db.selectFrom('portal_status').selectAll().executeTakeFirstOrThrow();
}
