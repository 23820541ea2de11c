import type { ProviderSchemas } from '@portal/api-client';
import { sql, type RawBuilder } from 'kysely';
import { countRows } from '../../../db/countRows.ts';
import type { Db } from '../../../db/database.ts';
import { toListOrder, toReadDirection, type PagePosition } from '../../lists/paging.ts';

type AuditEntry = Omit<ProviderSchemas['AuditEntry'], 'at'> & { at: Date };

/** @returns at most `limit` */
export function countAuditEntries(db: Db, where: RawBuilder<unknown>, limit: number): Promise<number> {
  return countRows(db, sql`(select from audit ${where} limit ${limit}) as found`);
}

/**
 * One page of the audit trail, newest first.
 * @param hasMoreRows more entries match than are counted: the page is soon found by reading all entries in their order.
 * Otherwise the matching ones are sorted, because in their order they can be millions of entries apart.
 */
export async function listAuditEntries(
  db: Db,
  where: RawBuilder<unknown>,
  position: PagePosition,
  hasMoreRows: boolean,
): Promise<AuditEntry[]> {
  // An expression has no index that could be read in its order.
  const order = hasMoreRows ? sql`audit_id` : sql`audit_id + 0`;
  const { rows } = await sql<AuditEntry>`
    select audit_id as "auditId", at, username, source, operation, object, changed, changes, outcome,
      request_id as "requestId"
    from audit where audit_id in (
      select audit_id from audit ${where}
      order by ${order} ${toReadDirection(position, 'desc')}
      limit ${position.limit} offset ${position.offset})
    order by audit_id ${toReadDirection(position, 'desc')}`.execute(db);
  return toListOrder(position, rows);
}
