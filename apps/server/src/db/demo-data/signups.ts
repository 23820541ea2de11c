import { addMonths } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { createSqlRandom } from './sqlRandom.ts';
import { firstStore, storeCount } from './stores.ts';

/**
 * Generates about `count` signups of the last five years in SQL: more on weekends and before holidays, more each year.
 * A source is used in its year only; sources of stores, events, classes and fairs have a store.
 * @param reportSignups called after each year with the number of signups so far
 */
export async function insertSignups(
  db: Db,
  { seed, today, count }: { seed: string; today: string; count: number },
  reportSignups: (signups: number) => void,
): Promise<void> {
  let signups = 0;
  for (let year = 5; year > 0; year -= 1) {
    const from = addMonths(today, -12 * year);
    const to = addMonths(today, -12 * (year - 1));
    const share = (1.24 - 0.08 * year) / 5;
    signups += await insertYear(db, { seed, from, to, today, count: Math.round(count * share) });
    reportSignups(signups);
  }
}

/** For the days after `from` up to `to`. */
async function insertYear(
  db: Db,
  { seed, from, to, today, count }: { seed: string; from: string; to: string; today: string; count: number },
): Promise<number> {
  const chance = createSqlRandom(`${seed}/signups`);
  const drawFor = (draw: number) => chance.share(sql`id`, draw);
  const { numAffectedRows } = await sql`
    with day as (
      select day::date as day, (array[1.3, 0.8, 0.8, 0.85, 0.9, 1.1, 1.5])[1 + extract(dow from day)::int]
        * (array[0.9, 0.9, 1, 1, 1, 0.9, 0.9, 1, 1.1, 1.1, 1.3, 1.1])[extract(month from day)::int]
        * (0.8 + 0.4 * ${chance.share(sql`day::date - date '2000-01-01'`, 0)}) as weight
      from generate_series(${from}::date + 1, ${to}::date, interval '1 day') as day
    ), counted as (
      select day, ceil(${count} * weight / sum(weight) over ())::int as signups from day
    ), signup as (
      -- Each day has a range of one million ids.
      select day, (day - date '2000-01-01')::bigint * 1000000 + n as id
      from counted cross join lateral generate_series(1, signups) as n
    ), codes as (
      select substr(source, 2, 2) as year, array_agg(source order by source) as sources from source_codes
      where source ~ '^[A-Z][0-9]{2}[A-Z][0-9]{4}$' group by 1
    ), sourced as (
      -- Some sources are more frequent than others.
      select id, day, sources[1 + floor(cardinality(sources) * ${drawFor(1)} * ${drawFor(2)})::int] as source
      from signup join codes on codes.year = to_char(day, 'YY')
    ), detailed as (
      select id, day, source, left(source, 1) as place, ${drawFor(3)} < 0.55 as net_new, ${drawFor(4)} < 0.66 as dm,
        ${drawFor(5)} < 0.87 as em, ${drawFor(6)} < 0.42 as mobile
      from sourced
    )
    insert into signups (signup_id, signup_on, source, origin, store, net_new, dm_provided, dm_net_new, dm_carrier_route,
      dm_dpv, em_provided, em_net_new, mobile_provided, mobile_net_new)
    select id, day, source,
      case when ${drawFor(7)} < 0.01 then '.' when ${drawFor(7)} < 0.03 then 'N'
        else (case place when 'S' then array['C', 'C', 'R'] when 'W' then array['I', 'O'] when 'A' then array['O', 'I']
          when 'P' then array['E', 'L'] when 'M' then array['R', 'M'] else array['C', 'M'] end)
          [1 + (case when place = 'S' then 3 else 2 end * ${drawFor(8)})::int % case when place = 'S' then 3 else 2 end]
      end,
      case when place in ('S', 'E', 'C', 'F') and ${drawFor(9)} > 0.02
        then ${sql.lit(firstStore)} + floor(${sql.lit(storeCount)} * ${drawFor(10)})::int end,
      net_new, dm, dm and net_new and ${drawFor(11)} < 0.9, dm and ${drawFor(12)} < 0.93, dm and ${drawFor(12)} < 0.9,
      em, em and (net_new or ${drawFor(13)} < 0.1), mobile, mobile and (net_new or ${drawFor(14)} < 0.2)
    from detailed where day <= ${today}::date order by id`.execute(db);
  return Number(numAffectedRows ?? 0);
}
