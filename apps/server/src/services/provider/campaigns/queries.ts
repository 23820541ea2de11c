import type { ProviderSchemas } from '@portal/api-client';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { insertRows } from '../../../db/insertRows.ts';
import { countRows } from '../../../db/countRows.ts';
import type { NewRow, Row } from '../../../db/tables.ts';
import { buildWhere } from '../../lists/filters.ts';
import { toListOrder, toReadDirection, type PagePosition } from '../../lists/paging.ts';
import type { CampaignSearch } from './search.ts';

export type CampaignRow = Omit<Row<'campaigns'>, 'name_key'>;
export type RangeRow = Omit<Row<'campaign_ranges'>, 'campaign_id'>;
export type PromocodeRow = Pick<Row<'campaign_promocodes'>, 'number' | 'promocode'>;

/** A campaign with its ranges and promo codes, each ordered by number. */
export interface CampaignWithParts {
  campaign: CampaignRow;
  ranges: readonly RangeRow[];
  promocodes: readonly PromocodeRow[];
}

/** Days as `YYYY-MM-DD`. */
type CampaignListRow = Omit<ProviderSchemas['CampaignListRow'], 'matchingRange'> & {
  /** The first range that meets the conditions on ranges; `null` without such conditions. */
  matchingRange: ProviderSchemas['NumberedRange'] | null;
};

/** The columns that a save writes. Kind, versions and recalculated values are managed by the server. */
export interface CampaignContent {
  campaign: Required<
    Omit<
      NewRow<'campaigns'>,
      'campaign_id' | 'kind' | 'update_date' | 'row_version' | 'recalculated_at' | 'mailers' | 'pieces'
    >
  >;
  ranges: readonly RangeRow[];
  promocodes: readonly PromocodeRow[];
}

export function countCampaigns(db: Db, search: CampaignSearch): Promise<number> {
  return countRows(db, buildFromClause(search));
}

/** One page of campaigns, latest sale first, then highest id. */
export async function listCampaigns(
  db: Db,
  search: CampaignSearch,
  position: PagePosition,
): Promise<CampaignListRow[]> {
  const direction = toReadDirection(position, 'desc');
  const order = sql`c.sale_date_begin ${direction}, c.campaign_id ${direction}`;
  const { rows } = await sql<CampaignListRow>`
    select c.campaign_id as "campaignId", c.name as "shortDescription", c.sale_date_begin as "saleDateBegin",
      c.sale_date_end as "saleDateEnd", c.cost_per_piece as "costPerPiece", first.range_start as "mailerCode1Start",
      first.range_end as "mailerCode1End", ${selectMatchingRange(search)} as "matchingRange"
    from (
      select c.campaign_id from ${buildFromClause(search)} order by ${order} limit ${position.limit} offset ${position.offset}
    ) as page
    join campaigns as c using (campaign_id)
    join campaign_ranges as first on first.campaign_id = c.campaign_id and first.number = 1
    order by ${order}`.execute(db);
  return toListOrder(position, rows);
}

/** Table and condition of a search. Conditions on ranges must all hold for one range. */
function buildFromClause(search: CampaignSearch): RawBuilder<unknown> {
  const hasRange = hasRangeCondition(search) ? sql`exists (select from ${buildRangesClause(search)})` : null;
  return sql`campaigns as c ${buildWhere([...search.campaign, hasRange])}`;
}

/** The ranges of a campaign (`c`) that meet the conditions. */
function buildRangesClause({ range }: CampaignSearch): RawBuilder<unknown> {
  return sql`campaign_ranges as r ${buildWhere([sql`r.campaign_id = c.campaign_id`, ...range])}`;
}

function selectMatchingRange(search: CampaignSearch): RawBuilder<unknown> {
  if (!hasRangeCondition(search)) return sql`null::json`;
  return sql`(select json_build_object('number', r.number, 'start', r.range_start, 'end', r.range_end)
    from ${buildRangesClause(search)} order by r.number limit 1)`;
}

function hasRangeCondition({ range }: CampaignSearch): boolean {
  return range.some((condition) => condition !== null);
}

export async function findCampaign(db: Db, campaignId: number): Promise<CampaignWithParts | undefined> {
  const campaign = await db
    .selectFrom('campaigns')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  if (!campaign) return undefined;
  const ranges = await db
    .selectFrom('campaign_ranges')
    .select(['number', 'range_start', 'range_end', 'code_kind'])
    .where('campaign_id', '=', campaignId)
    .orderBy('number')
    .execute();
  const promocodes = await db
    .selectFrom('campaign_promocodes')
    .select(['number', 'promocode'])
    .where('campaign_id', '=', campaignId)
    .orderBy('number')
    .execute();
  return { campaign, ranges, promocodes };
}

/** Locks a campaign until the end of the transaction. @returns false if there is none */
export async function lockCampaign(db: Db, campaignId: number): Promise<boolean> {
  const row = await db
    .selectFrom('campaigns')
    .select('campaign_id')
    .where('campaign_id', '=', campaignId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the id of the new campaign */
export async function insertCampaign(db: Db, content: CampaignContent): Promise<number> {
  const { campaign_id: campaignId } = await db
    .insertInto('campaigns')
    .values(content.campaign)
    .returning('campaign_id')
    .executeTakeFirstOrThrow();
  await insertParts(db, campaignId, content);
  return campaignId;
}

/** Stores the campaign as a new version; ranges and promo codes are replaced completely. */
export async function replaceCampaign(db: Db, campaignId: number, content: CampaignContent): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ ...content.campaign, update_date: sql`now()`, row_version: sql`row_version + 1` })
    .where('campaign_id', '=', campaignId)
    .execute();
  await db.deleteFrom('campaign_ranges').where('campaign_id', '=', campaignId).execute();
  await db.deleteFrom('campaign_promocodes').where('campaign_id', '=', campaignId).execute();
  await insertParts(db, campaignId, content);
}

async function insertParts(
  db: Db,
  campaignId: number,
  { ranges, promocodes }: CampaignContent,
): Promise<void> {
  const withCampaignId = <Part extends object>(part: Part) => ({ ...part, campaign_id: campaignId });
  await insertRows(db, 'campaign_ranges', ranges.map(withCampaignId));
  await insertRows(db, 'campaign_promocodes', promocodes.map(withCampaignId));
}

/** A promo code of a draft that another campaign uses. */
export interface UsedPromocode extends PromocodeRow {
  /** The other campaign; the one with the lowest id if there are several. */
  owner_id: number;
  owner_name: string;
}

/**
 * Promo codes that other campaigns use, ignoring case. Codes that the campaign already has are not listed: they were
 * stored before the rule, and must not block its next save.
 * @param campaignId `null` for a new campaign
 */
export async function listUsedPromocodes(
  db: Db,
  campaignId: number | null,
  promocodes: readonly PromocodeRow[],
): Promise<UsedPromocode[]> {
  const numbers = promocodes.map(({ number }) => number);
  const codes = promocodes.map(({ promocode }) => promocode);
  const { rows } = await sql<UsedPromocode>`
    select distinct on (given.number) given.number, given.promocode, c.campaign_id as owner_id, c.name as owner_name
    from unnest(${numbers}::int[], ${codes}::text[]) as given (number, promocode)
    join campaign_promocodes as other
      on other.promocode_key = lower(given.promocode) and other.campaign_id is distinct from ${campaignId}::int
    join campaigns as c on c.campaign_id = other.campaign_id
    where not exists (
      select from campaign_promocodes as own
      where own.campaign_id = ${campaignId}::int and own.promocode_key = lower(given.promocode))
    order by given.number, owner_id`.execute(db);
  return rows;
}
