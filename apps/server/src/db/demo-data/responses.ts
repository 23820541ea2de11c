import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database.ts';
import { createSqlRandom } from './sqlRandom.ts';

/** Days after a sale with further visits. */
const afterSaleDays = 7;
/** Shares of visits with a purchase, without a mailer code, with a second coupon, and with a third coupon. */
const [buying, withoutCode, secondCoupon, thirdCoupon] = [0.87, 0.06, 0.1, 0.02];

/** Responses per thousand pieces, by campaign type. */
const responsesByKind = sql`case c.kind when 'signup' then 30 when 'tabs' then 15 when 'email' then 1.1 else 19 end`;

/** Factor by customer type. */
const responsesByType = sql`case m.customer_type
  when 'R' then 1.6 when 'G' then 1.4 when 'F' then 1.2 when 'B' then 1.15 when 'M' then 0.9 when 'A' then 0.85
  when 'N' then 0.6 when 'P' then 0.5 else 1 end`;

/** Factor by month of the sale: more before holidays. */
const responsesByMonth = sql`(array[0.8, 0.85, 0.95, 0.95, 0.9, 0.85, 0.9, 0.95, 1.1, 1.15, 1.3, 1.25])
  [extract(month from c.sale_date_begin)::int]`;

/**
 * Generates the visits in response to the mailers of campaigns up to `today`, with their purchases. A visit has one
 * customer, day and store, and one or more coupons. Requires the pieces by store.
 * @returns the number of responses of these campaigns
 */
export async function insertResponses(
  db: Db,
  { seed, today, campaignIds }: { seed: string; today: string; campaignIds: number[] },
): Promise<number> {
  const chance = createSqlRandom(`${seed}/responses`);
  const drawForVisit = (draw: number) => chance.share(sql`visit_id`, draw);
  const { numAffectedRows } = await sql`
    with mailer as materialized (${selectMailersWithRate(seed, today, campaignIds)}),
    -- Rows carry all columns needed later: without statistics the planner would choose bad joins.
    place as (
      select mailer.*, store, pref_mailed as pieces from mailer join mailer_stores using (mailer_code)
      union all
      -- Online visits, and visits without a recorded store.
      select *, null, quantity / case when kind = 'email' then 2 else 18 end from mailer
    ), counted as materialized (
      select *, floor(pieces * rate + ${chance.share(sql`number * 4096 + coalesce(store, 0)`, 1)})::int as visits
      from place
    ), numbered as (
      select *,
        sum(visits) over (partition by campaign_id order by mailer_code, store rows unbounded preceding) - visits as before,
        12 * sum(visits) over (partition by campaign_id) as customers
      from counted
    ), visit as (
      select *, campaign_id::bigint * 1000000 + before + v as visit_id
      from numbered cross join lateral generate_series(1, visits) as v
    ),
    -- Materialized, so that each random value is computed once.
    randomized as materialized (
      select *, ${drawForVisit(2)} as buying, ${drawForVisit(3)} as extra, ${drawForVisit(4)} as soon, ${drawForVisit(5)} as habit,
        ${chance.below(sql`visit_id`, 6, sql`customers::bigint`)} as customer, ${drawForVisit(7)} as back, ${drawForVisit(8)} as basket,
        ${drawForVisit(9)} as luck, ${drawForVisit(10)} as cost, ${drawForVisit(11)} as below_cost, ${drawForVisit(12)} as fabric, ${drawForVisit(13)} as yards
      from visit
    ), decided as materialized (
      select *, buying < ${sql.lit(buying)} as buys, begin + floor(open_days * soon * (0.35 + 0.65 * soon))::int as day,
        case when back < 0.006 then -1 else 1 end * (7 + 36 * basket + 90 * luck * luck * luck) as amount
      from randomized
    ), bought as materialized (
      select *, case when buys then ${visitCost} end as sold_cost, case when buys then ${visitItems} end as sold_items from decided
    ), presented as (
      select *, 0 as k, coupon as presented, mailer_code as code from bought
      union all
      select *, 1, second_coupon, second_code from bought
      where buys and extra < ${sql.lit(secondCoupon)} and second_coupon > coupon
      union all
      select *, 2, third_coupon, third_code from bought
      where buys and extra < ${sql.lit(thirdCoupon)} and third_coupon > second_coupon
    )
    insert into responses (response_id, campaign_id, coupon_number, mailer_code, store, responded_on, customer_id,
      transaction_id, is_first, amount, cost, items)
    select visit_id * 4 + k, campaign_id, presented,
      case when ${chance.share(sql`visit_id * 4 + k`, 14)} >= ${sql.lit(withoutCode)} * (1 + 3 * k) then code end,
      store, ${visitDay}, 1000000 + (campaign_id::bigint * 7919 + customer) % 900000, case when buys then visit_id end, k = 0,
      case when buys then round(amount::numeric, 2) end, sold_cost, sold_items
    from presented`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The mailers of the campaigns with their response rate and the next two coupons of the same customer type. */
function selectMailersWithRate(seed: string, today: string, campaignIds: number[]): RawBuilder<unknown> {
  const chance = createSqlRandom(`${seed}/response-rates`);
  const days = sql`(c.sale_date_end - c.sale_date_begin + ${sql.lit(afterSaleDays + 1)})`;
  return sql`
    select c.campaign_id, c.kind, m.mailer_code, m.quantity, m.campaign_coupon_number as coupon,
      c.sale_date_begin as begin, least(${days}, ${today}::date - c.sale_date_begin + 1) as open_days,
      c.campaign_id::bigint * 1000 + row_number() over (partition by c.campaign_id order by m.mailer_code) as number,
      lead(m.campaign_coupon_number) over together as second_coupon, lead(m.mailer_code) over together as second_code,
      lead(m.campaign_coupon_number, 2) over together as third_coupon, lead(m.mailer_code, 2) over together as third_code,
      least(0.05, ${responsesByKind} / 1000.0 * ${responsesByType} * ${responsesByMonth}
        * (0.7 + 0.65 * ${chance.share(sql`c.campaign_id`, 0)})
        * least(1, (${today}::date - c.sale_date_begin + 1) / ${days}::float8)) as rate
    from campaigns as c
    join campaign_mailers using (campaign_id)
    join mailers as m using (mailer_code)
    where c.campaign_id = any(${campaignIds}::int[]) and c.sale_date_begin <= ${today}::date
      and c.sale_date_end >= c.sale_date_begin
    window together as (partition by c.campaign_id, m.customer_type order by m.campaign_coupon_number, m.mailer_code)`;
}

/** More visits come early (`soon`), and many from Monday to Wednesday are moved to the previous Saturday. */
const visitDay = sql`case
  when extract(dow from day) between 1 and 3 and habit < 0.4 then greatest(begin, day - extract(dow from day)::int - 1)
  else day end`;

/** About half of the amount; sometimes goods are sold below cost. */
const visitCost = sql`round((amount * (0.44 + 0.14 * cost + case when below_cost < 0.03 then 0.6 else 0 end))::numeric, 2)`;

/** Fabric is sold in quarter yards. */
const visitItems = sql`(sign(amount) * (1 + floor(abs(amount) / 14 * (0.6 + 0.8 * yards))
  + case when fabric < 0.4 then floor(10 * fabric) / 4 else 0 end))::numeric(10, 2)`;
