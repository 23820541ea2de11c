import { formatCalendarDay, getCompanyTimeZone } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface NamedValue {
  name: string;
  value: number;
}

const today = () => formatCalendarDay(new Date());

/**
 * Pieces of mailers by month of the sale begin, for the last 24 months including the current one; `name` is `YYYY-MM`.
 */
export async function sumPiecesByMonth(db: Db): Promise<NamedValue[]> {
  const { rows } = await sql<NamedValue>`
    select to_char(month, 'YYYY-MM') as name, coalesce(sum(m.quantity), 0) as value
    from generate_series(
      date_trunc('month', ${today()}::timestamp) - interval '23 months',
      date_trunc('month', ${today()}::timestamp), interval '1 month') as month
    left join mailers m
      on m.sale_date_begin >= month::date and m.sale_date_begin < (month + interval '1 month')::date
    group by month order by month`.execute(db);
  return rows;
}

/** Pieces of mailers whose sale began in the last 12 months; `name` is the customer type's code. */
export async function sumPiecesByCustomerType(db: Db): Promise<NamedValue[]> {
  const { rows } = await sql<NamedValue>`
    select customer_type as name, sum(quantity) as value from mailers
    where sale_date_begin > ${today()}::date - interval '12 months'
      and sale_date_begin <= ${today()}::date
    group by customer_type order by value desc, name`.execute(db);
  return rows;
}

/** Users by week of their last activity, for the last 12 weeks; `name` is the Monday, `YYYY-MM-DD`. */
export async function countUsersByLastActivity(db: Db): Promise<NamedValue[]> {
  const { rows } = await sql<NamedValue>`
    select to_char(week, 'YYYY-MM-DD') as name, count(u.user_id) as value
    from generate_series(
      date_trunc('week', ${today()}::timestamp) - interval '11 weeks',
      date_trunc('week', ${today()}::timestamp), interval '1 week') as week
    left join users u
      on u.last_activity_date at time zone ${getCompanyTimeZone()} >= week
      and u.last_activity_date at time zone ${getCompanyTimeZone()} < week + interval '1 week'
    group by week order by week`.execute(db);
  return rows;
}

/** Users who are not locked out, by company name. */
export async function countUsersByCompany(db: Db): Promise<NamedValue[]> {
  const { rows } = await sql<NamedValue>`
    select coalesce(c.company_name, 'No company') as name, count(*) as value
    from users u left join companies c using (company_abbrev)
    where not u.is_locked_out
    group by 1 order by value desc, name`.execute(db);
  return rows;
}
