import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { firstRow } from '../../../db/firstRow.ts';
import { escapeLike } from '../../../db/like.ts';
import type { MailersTable } from '../../../db/tables.ts';
import type { PlaceInList } from '../paging.ts';
import type { MailerSearch } from './search.ts';

export type MailerRow = Selectable<MailersTable>;

/**
 * Stores a mailer, unless its code is in use. Of two that come at the same moment the second waits for the first.
 * @returns whether it was stored
 */
export async function insertMailer(db: Db, row: Insertable<MailersTable>): Promise<boolean> {
  const stored = await db
    .insertInto('mailers')
    .values(row)
    .onConflict((conflict) => conflict.column('mailer_code').doNothing())
    .returning('mailer_code')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function countMailers(db: Db, search: MailerSearch): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from mailers ${matching(search)}`.execute(db);
  return firstRow(rows).count;
}

/**
 * One page of mailers, in the order asked for. The codes of the page are found in an index first; only their rows are
 * then read.
 */
export async function listMailers(db: Db, search: MailerSearch, place: PlaceInList): Promise<MailerRow[]> {
  const order = orderOf(search, place.backwards);
  const { rows } = await sql<MailerRow>`
    select m.*
    from (
      select mailer_code, sale_date_begin from mailers ${matching(search)}
      order by ${order} limit ${place.limit} offset ${place.offset}
    ) as found
    join mailers as m using (mailer_code)
    order by ${orderOf(search, place.backwards, 'm')}`.execute(db);
  return place.backwards ? rows.toReversed() : rows;
}

function matching({ codePrefix, saleBeginFrom, descriptionPart }: MailerSearch): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [];
  if (codePrefix) conditions.push(sql`mailer_code like ${`${escapeLike(codePrefix)}%`}`);
  if (saleBeginFrom) conditions.push(sql`sale_date_begin >= ${saleBeginFrom}`);
  if (descriptionPart) conditions.push(sql`description ilike ${`%${escapeLike(descriptionPart)}%`}`);
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

/** Equal days go by code, in the same direction, so that one index serves both directions. */
function orderOf(search: MailerSearch, backwards: boolean, table = 'mailers'): RawBuilder<unknown> {
  const direction = sql.raw(search.descending === backwards ? 'asc' : 'desc');
  const code = sql`${sql.ref(`${table}.mailer_code`)} ${direction}`;
  return search.sortBy === 'code' ? code : sql`${sql.ref(`${table}.sale_date_begin`)} ${direction}, ${code}`;
}
