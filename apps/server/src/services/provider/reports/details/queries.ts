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
  pref: number;
  geo: number;
  accounting: number;
}

/** Responses of a day. */
export interface DateRow extends DetailRow {
  day: string;
}

/** The stores with pieces or responses of the level, by subject and number. */
export async function listDetailsByStore(db: Db, which: CountedResponses, level: Level): Promise<StoreRow[]> {
  const { rows } = await sql<StoreRow>`
    with mailed as materialized (${selectMailers(which.campaignId, level)}),
    given as materialized (
      select m.subject, s.mailer_code, s.store, s.pref_mailed, s.geo_mailed, s.accounting_assigned
      from mailed as m join mailer_stores as s using (mailer_code)
    ),
    pieces as (
      select subject, store, sum(pref_mailed) as pref, sum(geo_mailed) as geo, sum(accounting_assigned) as accounting
      from given group by subject, store
      union all
      select subject, 0, sum(greatest(m.quantity - coalesce(t.pref, 0), 0)),
        sum(greatest(m.quantity - coalesce(t.geo, 0), 0)), sum(greatest(m.quantity - coalesce(t.accounting, 0), 0))
      from mailed as m
      left join (
        select mailer_code, sum(pref_mailed) as pref, sum(geo_mailed) as geo, sum(accounting_assigned) as accounting
        from given group by mailer_code
      ) as t using (mailer_code)
      group by subject
    ),
    counted as (${selectCountedResponses(which, [buildResponseCondition(level)])}),
    sums as (select ${selectCountedSubject(level)} as subject, store, ${responseSums} from counted group by 1, store)
    select subject, store, coalesce(pref, 0) as pref, coalesce(geo, 0) as geo, coalesce(accounting, 0) as accounting,
      coalesce(responses, 0) as responses, coalesce(purchases, 0) as purchases, coalesce(amount, 0) as amount,
      coalesce(items, 0) as items, coalesce(cost, 0) as cost
    from pieces full join sums using (subject, store)
    where pref > 0 or geo > 0 or accounting > 0 or responses > 0
    order by subject, store`.execute(db);
  return rows;
}

/** The days with responses of the level, by subject, oldest first. */
export async function listDetailsByDate(db: Db, which: CountedResponses, level: Level): Promise<DateRow[]> {
  const { rows } = await sql<DateRow>`
    with counted as (${selectCountedResponses(which, [buildResponseCondition(level)])})
    select ${selectCountedSubject(level)} as subject, responded_on as day, ${responseSums}
    from counted group by 1, responded_on order by 1, responded_on`.execute(db);
  return rows;
}

function selectMailers(campaignId: number, level: Level): RawBuilder<unknown> {
  return sql`
    select m.mailer_code, m.quantity, ${selectMailerSubject(level)} as subject
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
