import type { ProviderSchemas } from '@portal/api-client';
import type { CampaignSummaryRow, MailerReportType } from '@portal/domain/reports';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { countRows } from '../../../../db/countRows.ts';
import { toListOrder, toReadDirection, type PagePosition } from '../../../lists/paging.ts';
import { responseSums } from '../queries.ts';
import type { SummarySearch } from './search.ts';

export function countSummary(db: Db, search: SummarySearch): Promise<number> {
  return countRows(db, sql`campaigns where ${buildCondition(search)}`);
}

/** One page of campaigns by sale begin, then id; days as `YYYY-MM-DD`. Only data of the page's campaigns is summed. */
export async function listSummary(
  db: Db,
  search: SummarySearch,
  position: PagePosition,
): Promise<CampaignSummaryRow[]> {
  const direction = toReadDirection(position, search.descending ? 'desc' : 'asc');
  const { rows } = await sql<CampaignSummaryRow>`
    select c.name as "campaignDescription", c.sale_date_begin as "saleDateBegin", c.sale_date_end as "saleDateEnd",
      mailed.pieces as "prefMailed", responses as "ttlResponses", purchases as "ttlPurchases",
      amount as "ttlPurchaseAmount", items as "ttlPurchaseItems", cost as "ttlCost"
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
export function listChoices(db: Db, kind: MailerReportType): Promise<ProviderSchemas['CampaignChoice'][]> {
  return db
    .selectFrom('campaigns')
    .select(['campaign_id as campaignId', 'name as description'])
    .where('kind', '=', kind)
    .orderBy('sale_date_begin', 'desc')
    .orderBy('campaign_id', 'desc')
    .execute();
}
