import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { buildWhere } from '../../../lists/filters.ts';
import type { SignupSearch } from './search.ts';

/** Signup sums by source or description, and optionally by day and store. */
export interface SignupRow extends SignupSums {
  source: string | null;
  description: string | null;
  day: string | null;
  store: number | null;
}

export interface SignupSums {
  total: number;
  net_new: number;
  dm_provided: number;
  dm_net_new: number;
  dm_carrier_route: number;
  dm_dpv: number;
  em_provided: number;
  em_net_new: number;
  mobile_provided: number;
  mobile_net_new: number;
}

/**
 * One page of sums by source, or by description (missing last); then by day; then by store (missing last). A page
 * number beyond the end returns the last page. Counts, totals and rows come from one statement, because all need all sums.
 * @returns the page, the total number of rows, and their totals (`undefined` without rows)
 */
export async function listSignupRows(
  db: Db,
  search: SignupSearch,
  { pageNumber, rowsPerPage }: { pageNumber: number; rowsPerPage: number },
): Promise<{ rowCount: number; totals: SignupSums | undefined; rows: SignupRow[] }> {
  const { byDescription, bySource, byDay, byStore } = search;
  // Materialized: otherwise the planner would scan signups in source order to find the first page sooner.
  const { rows } = await sql<SignupRow & { row_count: number; totals: SignupSums }>`
    with sums as materialized (
      select ${bySource ? sql`s.source` : sql`null as source, ${byDescription ? description : sql`null`} as description`},
        ${byDay ? sql`s.signup_on` : sql`null::date`} as day, ${byStore ? sql`s.store` : sql`null::int`} as store,
        count(*) as total,
        count(*) filter (where s.net_new) as net_new,
        count(*) filter (where s.dm_provided) as dm_provided,
        count(*) filter (where s.dm_net_new) as dm_net_new,
        count(*) filter (where s.dm_carrier_route) as dm_carrier_route,
        count(*) filter (where s.dm_dpv) as dm_dpv,
        count(*) filter (where s.em_provided) as em_provided,
        count(*) filter (where s.em_net_new) as em_net_new,
        count(*) filter (where s.mobile_provided) as mobile_provided,
        count(*) filter (where s.mobile_net_new) as mobile_net_new
      from ${buildFromClause(search)}
      group by grouping sets ((${sql.join(listGroupKeys(search))}))
      having count(*) > 0
    ), counted as materialized (select count(*) as row_count from sums),
    totals as materialized (
      select sum(total) as total, sum(net_new) as net_new, sum(dm_provided) as dm_provided, sum(dm_net_new) as dm_net_new,
        sum(dm_carrier_route) as dm_carrier_route, sum(dm_dpv) as dm_dpv, sum(em_provided) as em_provided,
        sum(em_net_new) as em_net_new, sum(mobile_provided) as mobile_provided, sum(mobile_net_new) as mobile_net_new
      from sums
    ),
    page as (
      select page.* from sums as page order by ${buildOrder(search)} limit ${rowsPerPage}
      offset least(${rowsPerPage * (pageNumber - 1)}::bigint,
        (select greatest(row_count - 1, 0) / ${rowsPerPage} * ${rowsPerPage} from counted))
    )
    ${bySource ? selectWithDescriptions : selectAlone}
    order by ${buildOrder(search)}`.execute(db);
  return { rowCount: rows[0]?.row_count ?? 0, totals: rows[0]?.totals, rows };
}

const description = sql`nullif(c.description, '')`;

const selectAlone = sql`select page.*, row_count, to_jsonb(totals) as totals from page, counted, totals`;

/** Adds the descriptions to the rows of the page only. */
const selectWithDescriptions = sql`
  select page.*, row_count, to_jsonb(totals) as totals, ${description} as description
  from page cross join counted cross join totals join source_codes as c using (source)`;

/** Tables and condition of a search; descriptions are joined only when grouping by them. */
function buildFromClause(search: SignupSearch): RawBuilder<unknown> {
  const { origin, source, from, to } = search;
  return sql`signups as s ${search.byDescription ? sql`join source_codes as c using (source)` : sql``} ${buildWhere(
    [
      origin === null ? null : sql`s.origin = ${origin}`,
      source === null
        ? null
        : sql`s.source = (select source from source_codes where source_key = lower(${source}))`,
      storeCondition(search),
      from === null ? null : sql`s.signup_on >= ${from}::date`,
      to === null ? null : sql`s.signup_on <= ${to}::date`,
    ],
  )}`;
}

function storeCondition({ store }: SignupSearch): RawBuilder<unknown> | null {
  if (store === null) return null;
  return /^\d{1,10}$/.test(store) ? sql`s.store = ${store}::bigint` : sql`false`;
}

function listGroupKeys({ byDescription, bySource, byDay, byStore }: SignupSearch): RawBuilder<unknown>[] {
  return [
    ...(byDescription ? [description] : []),
    ...(bySource ? [sql`s.source`] : []),
    ...(byDay ? [sql`s.signup_on`] : []),
    ...(byStore ? [sql`s.store`] : []),
  ];
}

/** Sort order of the sums: descriptions ignoring case, then as written, for a total order. */
function buildOrder({ byDescription }: SignupSearch): RawBuilder<unknown> {
  const first = byDescription ? sql`lower(page.description), page.description` : sql`page.source`;
  return sql`${first}, page.day, page.store`;
}
