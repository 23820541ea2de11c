import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { buildWhere } from '../../../lists/filters.ts';
import { selectCountedResponses, responseSums, type CountedResponses } from '../queries.ts';
import {
  buildMailerCondition,
  buildResponseCondition,
  type Level,
  selectCountedSubject,
  selectMailerSubject,
} from './level.ts';

interface DetailRow {
  /** Mailer code, coupon number, or `T` for the whole campaign. */
  subject: string;
  responses: number;
  purchases: number;
  amount: number;
  items: number;
  cost: number;
}

/** Pieces and responses of a store; 0 means no store. */
export interface StoreRow extends DetailRow {
  store: number;
  prefMailed: number;
  geoMailed: number;
  accountingAssigned: number;
}

/** Responses of a day. */
export interface DateRow extends DetailRow {
  day: string;
}

/** The stores with pieces or responses of the level, by subject and number. */
export async function listDetailsByStore(db: Db, which: CountedResponses, level: Level): Promise<StoreRow[]> {
  const ofMailer = selectMailerSubject(level);
  const ofResponse = selectCountedSubject(level);
  const { rows } = await sql<StoreRow>`
    with mailed as materialized (${selectMailers(which.campaignId, level)}),
    pieces as (
      select ${ofMailer} as subject, store, ${pieceSums}
      from mailed as m join mailer_stores using (mailer_code) group by ${ofMailer}, store
      union all
      select ${ofMailer}, 0, sum(greatest(quantity - coalesce(pref, 0), 0)),
        sum(greatest(quantity - coalesce(geo, 0), 0)), sum(greatest(quantity - coalesce(accounting, 0), 0))
      from mailed as m
      cross join lateral (select ${pieceSums} from mailer_stores where mailer_code = m.mailer_code) as given
      group by ${ofMailer}
    ),
    counted as (${selectCountedResponses(which, [buildResponseCondition(level)])}),
    sums as (
      select ${ofResponse} as subject, store, ${responseSums} from counted group by ${ofResponse}, store
    )
    select subject::text, store, coalesce(pref, 0) as "prefMailed", coalesce(geo, 0) as "geoMailed",
      coalesce(accounting, 0) as "accountingAssigned",
      coalesce(responses, 0) as responses, coalesce(purchases, 0) as purchases, coalesce(amount, 0) as amount,
      coalesce(items, 0) as items, coalesce(cost, 0) as cost
    from pieces full join sums using (subject, store)
    where pref > 0 or geo > 0 or accounting > 0 or responses > 0
    order by 1, store`.execute(db);
  return rows;
}

const pieceSums = sql`
  sum(pref_mailed) as pref, sum(geo_mailed) as geo, sum(accounting_assigned) as accounting`;

/** The days with responses of the level, by subject, oldest first. */
export async function listDetailsByDate(db: Db, which: CountedResponses, level: Level): Promise<DateRow[]> {
  const { rows } = await sql<DateRow>`
    with counted as (${selectCountedResponses(which, [buildResponseCondition(level)])})
    select ${selectCountedSubject(level)}::text as subject, responded_on as day, ${responseSums}
    from counted group by 1, responded_on order by 1, responded_on`.execute(db);
  return rows;
}

function selectMailers(campaignId: number, level: Level): RawBuilder<unknown> {
  return sql`
    select m.mailer_code, m.campaign_coupon_number, m.quantity
    from campaign_mailers as cm join mailers as m using (mailer_code)
    ${buildWhere([sql`cm.campaign_id = ${campaignId}`, buildMailerCondition(level)])}`;
}

/** The description of a mailer; `undefined` if the code does not exist. */
export async function findMailerDescription(db: Db, mailerCode: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('mailers')
    .select('description')
    .where('mailer_code', '=', mailerCode)
    .executeTakeFirst();
  return row?.description;
}
