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

/** Columns of signups that are counted, each where it is true. */
const flags = [
  'net_new',
  'dm_provided',
  'dm_net_new',
  'dm_carrier_route',
  'dm_dpv',
  'em_provided',
  'em_net_new',
  'mobile_provided',
  'mobile_net_new',
] as const;

export type SignupSums = Record<'total' | (typeof flags)[number], number>;

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
  const order = buildOrder(search);
  // Sums are materialized in their order: to find a page, they are not sorted again. By source they come so from an index.
  const { rows } = await sql<SignupRow & { row_count: number; totals: SignupSums }>`
    with places as (
      select description, row_number() over (order by lower(${description}), ${description}) as place
      from source_codes group by description
    ), codes as (
      select source, place from source_codes join places using (description)
    ), sums as materialized (
      ${search.byDescription && !search.byStore ? selectSumsOfSources(search) : selectSums(search)}
    ), totals as materialized (
      select count(*) as row_count, ${totals}
      from sums
    ), page as (
      select * from sums order by ${order} limit ${rowsPerPage}
      offset least(${rowsPerPage * (pageNumber - 1)}::bigint,
        (select greatest(row_count - 1, 0) / ${rowsPerPage} * ${rowsPerPage} from totals))
    )
    select page.*, row_count, to_jsonb(totals) as totals, ${description} as description
    from page cross join totals ${joinDescriptions(search)}
    order by ${order}`.execute(db);
  return { rowCount: rows[0]?.row_count ?? 0, totals: rows[0]?.totals, rows };
}

const counts = sql.join([
  sql`count(*) as total`,
  ...flags.map((flag) => sql`count(*) filter (where ${sql.ref(`s.${flag}`)}) as ${sql.ref(flag)}`),
]);

const totals = sql.join(['total', ...flags].map((sum) => sql`sum(${sql.ref(sum)}) as ${sql.ref(sum)}`));

function selectSums(search: SignupSearch): RawBuilder<unknown> {
  const { byDescription, bySource, byDay, byStore } = search;
  return sql`
    select ${bySource ? sql`s.source` : sql`null`} as source, ${byDescription ? sql`c.place` : sql`null::bigint`} as place,
      ${byDay ? sql`s.signup_on` : sql`null::date`} as day, ${byStore ? sql`s.store` : sql`null::int`} as store, ${counts}
    from ${buildTables(search)} ${buildCondition(search)}
    group by grouping sets ((${sql.join(listGroupKeys(search))}))
    having count(*) > 0
    ${bySource ? sql`` : sql`order by ${buildOrder(search)}`}`;
}

/** By description without stores: first by source, so that few rows are joined. By store they are almost as many as signups. */
function selectSumsOfSources(search: SignupSearch): RawBuilder<unknown> {
  const day = search.byDay ? sql`s.signup_on` : sql`null::date`;
  return sql`
    select null as source, place, day, null::int as store, ${totals}
    from (
      select s.source, ${day} as day, ${counts} from signups as s ${buildCondition(search)} group by s.source, ${day}
    ) as of_sources join codes using (source)
    group by place, day order by place, day`;
}

/** Missing descriptions are empty. */
const description = sql`nullif(description, '')`;

/** For the rows of the page only. */
function joinDescriptions({ byDescription, bySource }: SignupSearch): RawBuilder<unknown> {
  if (byDescription) return sql`join places using (place)`;
  return bySource
    ? sql`join source_codes using (source)`
    : sql`cross join (select null as description) as none`;
}

function buildCondition(search: SignupSearch): RawBuilder<unknown> {
  const { origin, source, from, to } = search;
  return buildWhere([
    origin === null ? null : sql`s.origin = ${origin}`,
    source === null
      ? null
      : sql`s.source = (select source from source_codes where source_key = lower(${source}))`,
    storeCondition(search),
    from === null ? null : sql`s.signup_on >= ${from}::date`,
    to === null ? null : sql`s.signup_on <= ${to}::date`,
  ]);
}

/**
 * In the order of descriptions or days, so that only the signups of one description or day are sorted at a time. Left
 * alone, the planner reads all signups in the order of stores: each from another page of the table, which takes long.
 */
function buildTables({ byDescription, bySource, byDay, byStore }: SignupSearch): RawBuilder<unknown> {
  if (byDescription) return sql`signups as s join (select * from codes order by place) as c using (source)`;
  return !bySource && byDay && byStore
    ? sql`(select * from signups order by signup_on) as s`
    : sql`signups as s`;
}

function storeCondition({ store }: SignupSearch): RawBuilder<unknown> | null {
  if (store === null) return null;
  return /^\d{1,10}$/.test(store) ? sql`s.store = ${store}::bigint` : sql`false`;
}

function listGroupKeys({ byDescription, bySource, byDay, byStore }: SignupSearch): RawBuilder<unknown>[] {
  return [
    ...(byDescription ? [sql`c.place`] : []),
    ...(bySource ? [sql`s.source`] : []),
    ...(byDay ? [sql`s.signup_on`] : []),
    ...(byStore ? [sql`s.store`] : []),
  ];
}

/** Sort order of the sums; the place of a description ignores case, then is that of the text as written. */
function buildOrder({ byDescription, bySource }: SignupSearch): RawBuilder<unknown> {
  return sql`${byDescription ? sql`place,` : bySource ? sql`source,` : sql``} day, store`;
}
