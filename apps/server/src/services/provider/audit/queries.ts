import { getCompanyTimeZone } from '@portal/domain';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { requireFirstRow } from '../../../db/firstRow.ts';
import { escapeLike } from '../../../db/like.ts';
import type { AuditTable } from '../../../db/tables.ts';
import { buildSinceCondition, buildWhere } from '../../lists/filters.ts';
import { toListOrder, toReadDirection, type PagePosition } from '../../lists/paging.ts';
import type { AuditSearch } from './search.ts';

export type AuditRow = Selectable<AuditTable>;

/** @returns at most `limit` */
export async function countAuditEntries(db: Db, search: AuditSearch, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from (select from audit ${buildAuditWhere(search)} limit ${limit}) as found`.execute(db);
  return requireFirstRow(rows).count;
}

/**
 * One page of the audit trail, newest first.
 * @param hasMoreRows more entries match than are counted: the page is soon found by reading all entries in their order.
 * Otherwise the matching ones are sorted, because in their order they can be millions of entries apart.
 */
export async function listAuditEntries(
  db: Db,
  search: AuditSearch,
  position: PagePosition,
  hasMoreRows: boolean,
): Promise<AuditRow[]> {
  // An expression has no index that could be read in its order.
  const order = hasMoreRows ? sql`audit_id` : sql`audit_id + 0`;
  const { rows } = await sql<AuditRow>`
    select * from audit where audit_id in (
      select audit_id from audit ${buildAuditWhere(search)}
      order by ${order} ${toReadDirection(position, 'desc')}
      limit ${position.limit} offset ${position.offset})
    order by audit_id ${toReadDirection(position, 'desc')}`.execute(db);
  return toListOrder(position, rows);
}

function buildAuditWhere({
  userPart,
  operation,
  objectPart,
  outcome,
  from,
  to,
}: AuditSearch): RawBuilder<unknown> {
  const conditions = [buildSinceCondition(sql`at`, from)];
  if (userPart) conditions.push(buildContains(sql`username`, userPart));
  if (operation === 'changes') conditions.push(sql`operation not in ('login', 'logout')`);
  else if (operation) conditions.push(sql`lower(operation) = ${operation}`);
  if (objectPart) conditions.push(buildContains(sql`object`, objectPart));
  if (outcome) conditions.push(sql`outcome = ${outcome}`);
  if (to) conditions.push(sql`at < (${to}::date + 1)::timestamp at time zone ${getCompanyTimeZone()}`);
  return buildWhere(conditions);
}

/**
 * Trigrams find texts of three characters and more, the index of pairs shorter ones. Of `user 777`, only the number is
 * looked for in the index: to intersect its trigrams with those of a word that most entries have takes ten times as long.
 */
function buildContains(column: RawBuilder<unknown>, part: string): RawBuilder<unknown> {
  const contains = (text: string) => sql`${column} ilike ${`%${escapeLike(text)}%`}`;
  if ([...part].length < 3)
    return sql`character_pairs(${column}) @> array[lower(${part})] and ${contains(part)}`;
  const number = part.split(' ').find((word, index) => index > 0 && /[0-9]/.test(word));
  return number === undefined
    ? contains(part)
    : sql`${contains(` ${number}`)} and strpos(lower(${column}), lower(${part})) > 0`;
}
