import type { ProviderSchemas } from '@portal/api-client';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { requireFirstRow } from '../../../db/firstRow.ts';
import type { Row } from '../../../db/tables.ts';
import { haveCommonCodes, selectSaleDays } from '../campaigns/clashes.ts';
import { isInRange } from '../campaigns/recalculate.ts';

/** The days of a figure: the last of two weeks is today. `YYYY-MM-DD`. */
export interface HomeDays {
  today: string;
  /** The first day of two weeks that end today. */
  first: string;
  /** The last day on which an event is soon. */
  soon: string;
}

/** A record with its name and a detail. */
export type ListedRecord = Omit<ProviderSchemas['NamedPlace'], 'kind' | 'href'>;

/** Records of which a part is listed. */
export interface CountedRecords {
  count: number;
  records: ListedRecord[];
}

/** How many of them are named. */
export const maxRecords = 5;
const maxCampaigns = 8;

/**
 * Differs whenever a transaction has changed anything: two statements with equal snapshots see the same data, on any
 * server of the database.
 */
export async function readDataVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`select pg_current_snapshot()::text as version`.execute(db);
  return requireFirstRow(rows).version;
}

/** Days as `YYYY-MM-DD`; `found` counts all campaigns. */
type SoonCampaign = ProviderSchemas['HomeCampaign'] & { found: number };

/** The next campaigns that begin, or else end, from today to `soon`, by that day. */
export async function listSoonCampaigns(db: Db, { today, soon }: HomeDays): Promise<SoonCampaign[]> {
  const { rows } = await sql<SoonCampaign>`
    select c.campaign_id as "campaignId", c.name as "shortDescription", c.sale_date_begin as "saleDateBegin",
      c.sale_date_end as "saleDateEnd", c.cost_per_piece as "costPerPiece", c.found,
      array(
        select r.number from campaign_ranges as r
        where r.campaign_id = c.campaign_id and not exists (
          select from campaign_mailers as m where m.campaign_id = r.campaign_id and ${isInRange})
        order by r.number
      ) as "emptyRanges",
      (
        select count(distinct o.campaign_id)
        from campaigns as o
        join campaign_ranges as theirs on theirs.campaign_id = o.campaign_id
        join campaign_ranges as mine on mine.campaign_id = c.campaign_id and ${haveCommonCodes('mine', 'theirs')}
        where o.campaign_id <> c.campaign_id
          and ${selectSaleDays('o')} && ${selectSaleDays('c')}
      ) as "clashCount",
      (
        select bool_or(exists (select from coupon_loads as l where l.ce_campaign_id = e.ce_campaign_id))
        from ce_campaigns as e where e.campaign_id = c.campaign_id
      ) as "hasCoupons"
    from (
      select *, count(*) over () as found,
        case when sale_date_begin >= ${today}::date and sale_date_begin <= ${soon}::date
          then sale_date_begin else sale_date_end end as event_day
      from campaigns
      where sale_date_begin between ${today}::date and ${soon}::date
        or sale_date_end between ${today}::date and ${soon}::date
      order by event_day, campaign_id limit ${maxCampaigns}
    ) as c
    order by c.event_day, c.campaign_id`.execute(db);
  return rows;
}

type AbsentUser = Pick<ProviderSchemas['User'], 'userId' | 'username' | 'companyAbbrev'> & {
  fullName: string;
  lastLoginDate: Date;
};

/** Users who are not locked out and have not logged in since a day: candidates for being dormant. */
export async function listLongAbsentUsers(db: Db, day: string): Promise<AbsentUser[]> {
  const { rows } = await sql<AbsentUser>`
    select user_id as "userId", username, trim(first_name || ' ' || last_name) as "fullName",
      coalesce(company_abbrev, '') as "companyAbbrev", last_login_date as "lastLoginDate"
    from users where not is_locked_out and last_login_date < ${day}::date + 1`.execute(db);
  return rows;
}

export async function listLockedUsers(db: Db): Promise<CountedRecords> {
  const { rows } = await sql<ListedRecord & { found: number }>`
    select user_id::text as id, username as title, trim(first_name || ' ' || last_name) as detail,
      count(*) over () as found
    from users where is_locked_out
    order by last_locked_out_date desc nulls last, user_id limit ${maxRecords}`.execute(db);
  const records = rows.map(({ id, title, detail }) => ({ id, title, detail }));
  return { count: rows[0]?.found ?? 0, records };
}

export type RunningCampaignRow = Pick<
  Row<'campaigns'>,
  'campaign_id' | 'name' | 'sale_date_begin' | 'sale_date_end'
>;

/** Campaigns whose sale has a day in two weeks that end today. */
export async function listCampaignsOfTwoWeeks(
  db: Db,
  { first, today }: HomeDays,
): Promise<RunningCampaignRow[]> {
  const { rows } = await sql<RunningCampaignRow>`
    select campaign_id, name, sale_date_begin, sale_date_end from campaigns
    where ${selectSaleDays('campaigns')} && daterange(${first}::date, ${today}::date, '[]')
    order by sale_date_end, campaign_id`.execute(db);
  return rows;
}

export interface DayCountRow {
  day: string;
  count: number;
}

export async function countSignupsByDay(db: Db, { first, today }: HomeDays): Promise<DayCountRow[]> {
  const { rows } = await sql<DayCountRow>`
    select signup_on as day, count(*) as count from signups
    where signup_on between ${first}::date and ${today}::date group by signup_on`.execute(db);
  return rows;
}

/** Responses of campaigns in the primary view: of each campaign (`day` is null), and of each day since the first. */
export async function countResponses(db: Db, campaignIds: readonly number[], { first }: HomeDays) {
  const { rows } = await sql<{ campaign_id: number | null; day: string | null; count: number }>`
    select campaign_id, null::date as day, count(*) as count
    from responses where is_first and campaign_id = any(${sql.val(campaignIds)}::int[]) group by campaign_id
    union all
    select null as campaign_id, responded_on as day, count(*) as count
    from responses
    where is_first and campaign_id = any(${sql.val(campaignIds)}::int[]) and responded_on >= ${first}::date
    group by responded_on`.execute(db);
  return rows;
}
