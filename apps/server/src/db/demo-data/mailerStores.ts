import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { createSqlRandom } from './sqlRandom.ts';
import { firstStore, storeCount } from './stores.ts';

/** Number of stores in the market of a campaign: `from` at least, fewer than `from + spread`. */
const marketSize = { from: 10, spread: 11 };

/**
 * Distributes the pieces of campaigns to stores: most campaigns are sent to one market, some to all stores. The
 * remaining pieces of a mailer belong to no store.
 * @param nationwide ids of campaigns that are sent to all stores
 */
export async function insertMailerStores(
  db: Db,
  { seed, campaignIds, nationwide }: { seed: string; campaignIds: number[]; nationwide: number[] },
): Promise<void> {
  const chance = createSqlRandom(`${seed}/mailer-stores`);
  const key = sql`(('x' || substr(md5(m.mailer_code), 1, 8))::bit(32)::bigint * 4096 + i)`;
  await sql`
    insert into mailer_stores (mailer_code, store, pref_mailed, geo_mailed, accounting_assigned)
    select mailer_code, store,
      floor(quantity * 0.97 * pref / sum(pref) over mailer),
      floor(quantity * 0.99 * geo / sum(geo) over mailer),
      floor(quantity * 0.98 * accounting / sum(accounting) over mailer)
    from (
      select m.mailer_code, m.quantity, ${sql.lit(firstStore)} + (market.first + i) % ${sql.lit(storeCount)} as store,
        size * 10 as pref, size * 8 + ${chance.below(key, 2, 24)} as geo, size * 9 + ${chance.below(key, 3, 12)} as accounting
      from campaigns as c
      join campaign_mailers as cm using (campaign_id)
      join mailers as m using (mailer_code)
      cross join lateral (
        select ${chance.below(sql`c.campaign_id`, 0, storeCount)} as first,
          case when c.campaign_id = any(${nationwide}::int[]) then ${sql.lit(storeCount)}
            else ${sql.lit(marketSize.from)} + ${chance.below(sql`c.campaign_id`, 1, marketSize.spread)} end as stores
      ) as market
      cross join lateral generate_series(0, market.stores - 1) as i
      cross join lateral (select 1 + ${chance.below(sql`c.campaign_id * 4096 + i`, 4, 9)} as size) as sized
      where c.campaign_id = any(${campaignIds}::int[])
    ) as shares
    window mailer as (partition by mailer_code)
    on conflict do nothing`.execute(db);
}
