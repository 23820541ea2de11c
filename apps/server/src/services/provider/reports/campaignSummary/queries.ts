import type { MailerReportType } from '@portal/domain/reports';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { countRows } from '../../../../db/countRows.ts';
import { toListOrder, toReadDirection, type PagePosition } from '../../../lists/paging.ts';
import { responseSums } from '../queries.ts';
import type { SummarySearch } from './search.ts';

/** A campaign of the annual summary with its sums in the primary view. */
export interface SummaryRow {
  name: string;
  sale_date_begin: string;
  sale_date_end: string;
  pieces: number;
  responses: number;
  purchases: number;
  amount: number;
  items: number;
  cost: number;
}

export function countSummary(db: Db, search: SummarySearch): Promise<number> {
  return countRows(db, sql`campaigns where ${buildCondition(search)}`);
}

/** One page of campaigns by sale begin, then id. Only data of the page's campaigns is summed. */
export async function listSummary(
  db: Db,
  search: SummarySearch,
  position: PagePosition,
): Promise<SummaryRow[]> {
  const direction = toReadDirection(position, search.descending ? 'desc' : 'asc');
  const { rows } = await sql<SummaryRow>`
    select c.name, c.sale_date_begin, c.sale_date_end, mailed.pieces, counted.*
    from (
      select campaign_id, name, sale_date_begin, sale_date_end from campaigns where ${buildCondition(search)}
      order by sale_date_begin ${direction}, campaign_id ${direction}
      limit ${position.limit} offset ${position.offset}
    ) as c
    cross join lateral (
      select coalesce(sum(m.quantity), 0) as pieces
      from campaign_mailers as cm
      -- \`offset 0\`: the planner would scan all mailers for each campaign.
      cross join lateral (select quantity from mailers where mailer_code = cm.mailer_code offset 0) as m
      where cm.campaign_id = c.campaign_id
    ) as mailed
    cross join lateral (
      select ${responseSums} from responses as r where r.campaign_id = c.campaign_id and r.is_first
    ) as counted
    order by c.sale_date_begin ${direction}, c.campaign_id ${direction}`.execute(db);
  return toListOrder(position, rows);
}

function buildCondition({ kind, year }: SummarySearch): RawBuilder<unknown> {
  const days = sql`sale_date_begin between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`;
  return kind === null ? days : sql`${days} and kind = ${kind}`;
}

/** The campaigns of a type, latest sale first, then highest id. */
export function listChoices(
  db: Db,
  kind: MailerReportType,
): Promise<{ campaign_id: number; name: string }[]> {
  return db
    .selectFrom('campaigns')
    .select(['campaign_id', 'name'])
    .where('kind', '=', kind)
    .orderBy('sale_date_begin', 'desc')
    .orderBy('campaign_id', 'desc')
    .execute();
}
