import type { GrantSchemas } from '@portal/api-client';
import { formatCalendarDay } from '@portal/domain';
import type { ApplicationFileRow } from '@portal/domain/grants';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { countRows } from '../../../db/countRows.ts';
import { requireFirstRow } from '../../../db/firstRow.ts';
import type { GrantMediaKind } from '../../../db/grantTables.ts';
import { buildSinceCondition, buildWhere } from '../../lists/filters.ts';
import { toListOrder, toReadDirection, type PagePosition } from '../../lists/paging.ts';

type Application = Omit<ApplicationFileRow, 'dateStamp'> & { dateStamp: Date };
type ApplicationListRow = Omit<GrantSchemas['ApplicationListRow'], 'dateStamp'> & { dateStamp: Date };

const contact = sql`
  applied_at as "dateStamp", name, nullif(address, '') as address, nullif(city, '') as city,
  nullif(state, '') as state, nullif(zip, '') as zip, nullif(phone, '') as phone`;

/** The applicant's answers. */
const answers = sql`
  application_id as id, ${contact}, nullif(email, '') as email, nullif(business_name, '') as "businessName",
  nullif(creative_interest, '') as "creativeInterest", nullif(years_experience, '') as "yearsExperience",
  nullif(where_shop, '') as "whereShop", nullif(other_ethnicity, '') as "otherEthnicity",
  nullif(how_heritage_impacts, '') as "howHeritageImpacts", nullif(how_long_business, '') as "howLongBusiness",
  nullif(how_many_people_involved, '') as "howManyPeopleInvolved",
  nullif(where_five_years, '') as "whereFiveYears", nullif(how_impact_community, '') as "howImpactCommunity",
  nullif(other_information, '') as "otherInformation", nullif(etsy_account, '') as "etsyAccount",
  nullif(facebook_account, '') as "facebookAccount", nullif(instagram_account, '') as "instagramAccount",
  nullif(tik_tok_account, '') as "tikTokAccount", nullif(website_account, '') as "websiteAccount"`;

/** Filters of the list of applications. */
export interface ApplicationSearch {
  /** Whether anyone has opened it; empty: any. */
  opened: '' | 'yes' | 'no';
  /** First day of application in the company's time zone, `YYYY-MM-DD`; null: any. */
  from: string | null;
}

export function countApplications(db: Db, search: ApplicationSearch): Promise<number> {
  return countRows(db, sql`grant_applications ${buildWhere(buildConditions(search))}`);
}

/** One page of applications, newest first. */
export async function listApplications(
  db: Db,
  search: ApplicationSearch,
  position: PagePosition,
): Promise<ApplicationListRow[]> {
  const direction = toReadDirection(position, 'desc');
  const { rows } = await sql<ApplicationListRow>`
    select application_id as "applicationId", ${contact} from grant_applications ${buildWhere(buildConditions(search))}
    order by applied_at ${direction}, application_id ${direction}
    limit ${position.limit} offset ${position.offset}`.execute(db);
  return toListOrder(position, rows);
}

function buildConditions({ opened, from }: ApplicationSearch) {
  const isOpened = sql`exists (
    select from opened_applications as o where o.application_id = grant_applications.application_id)`;
  return [
    opened === '' ? null : opened === 'yes' ? isOpened : sql`not ${isOpened}`,
    buildSinceCondition(sql`applied_at`, from),
  ];
}

/** Every application, newest first. */
export async function listAllApplications(db: Db): Promise<Application[]> {
  const { rows } = await sql<Application>`
    select ${answers} from grant_applications order by applied_at desc, application_id desc`.execute(db);
  return rows;
}

export async function findApplicationById(db: Db, id: number): Promise<Application | undefined> {
  const { rows } = await sql<Application>`
    select ${answers} from grant_applications where application_id = ${id}`.execute(db);
  return rows[0];
}

/** Which files an application has. */
export async function listMediaKinds(db: Db, id: number): Promise<GrantMediaKind[]> {
  const rows = await db.selectFrom('grant_media').select('kind').where('application_id', '=', id).execute();
  return rows.map(({ kind }) => kind);
}

/** The number of applications before this one in the list; `null` if it does not exist. */
export async function countApplicationsBefore(db: Db, id: number): Promise<number | null> {
  const { rows } = await sql<{ before: number }>`
    select (
      select count(*) from grant_applications other
      where (other.applied_at, other.application_id) > (this.applied_at, this.application_id)
    ) as before
    from grant_applications this where this.application_id = ${id}`.execute(db);
  return rows[0]?.before ?? null;
}

/** The applications before and after one, which may itself be in the list or not. */
export async function findNeighbors(
  db: Db,
  id: number,
  search: ApplicationSearch,
): Promise<{ previousId: number | null; nextId: number | null }> {
  const findFirst = (comparison: '>' | '<', direction: 'asc' | 'desc') => sql`(
    select application_id from grant_applications ${buildWhere([
      sql`(applied_at, application_id) ${sql.raw(comparison)} (this.applied_at, this.application_id)`,
      ...buildConditions(search),
    ])} order by applied_at ${sql.raw(direction)}, application_id ${sql.raw(direction)} limit 1)`;
  const { rows } = await sql<{ previousId: number | null; nextId: number | null }>`
    select ${findFirst('>', 'asc')} as "previousId", ${findFirst('<', 'desc')} as "nextId"
    from grant_applications this where application_id = ${id}`.execute(db);
  return requireFirstRow(rows);
}

/** Counts one page view for today. */
export async function countPageView(db: Db): Promise<void> {
  await sql`
    insert into grant_page_views (open_date, counter) values (${formatCalendarDay(new Date())}, 1)
    on conflict (open_date) do update set counter = grant_page_views.counter + 1`.execute(db);
}
