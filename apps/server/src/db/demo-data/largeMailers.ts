import { addDays, addMonths, countDaysBetween } from '@portal/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database.ts';

const batchRows = 50_000;
/** Mailers of one large campaign, with consecutive codes. */
export const mailersPerCampaign = 50;

/**
 * Inserts large numbers of mailers, generated in SQL: six-letter codes from `FAAAAA` on, which other demo mailers never
 * use. Each batch is a transaction.
 * @param reportRows called after each batch with the number of rows so far
 */
export async function insertLargeMailers(
  db: Db,
  today: string,
  count: number,
  reportRows: (rows: number) => void,
): Promise<void> {
  if (count === 0) return;
  for (let from = 0; from < count; from += batchRows) {
    const to = Math.min(from + batchRows, count);
    await insertBatch(db, today, from, to);
    reportRows(to);
  }
  // Flush the pending list of the GIN index, so that the first searches are fast.
  await sql`vacuum analyze mailers`.execute(db);
}

/** The code of a large mailer, by its 0-based number. Codes and numbers have the same order. */
export function largeCode(number: RawBuilder<unknown>): RawBuilder<unknown> {
  const letters = [456_976, 17_576, 676, 26, 1].map(
    (place) => sql`chr(65 + (${number} / ${sql.lit(place)} % 26)::int)`,
  );
  return sql`'F' || ${sql.join(letters, sql` || `)}`;
}

/** Sale dates and name of a large campaign, by its 0-based number. */
export function largeCampaign(today: string, number: RawBuilder<unknown>) {
  const first = addDays(addMonths(today, -60), 40);
  const spanDays = countDaysBetween(first, addDays(today, 45));
  const begin = sql`(${first}::date + ((${number} * 7919) % ${sql.lit(spanDays)})::int)`;
  return {
    begin,
    end: sql`(${begin} + (3 + ${number} % 12)::int)`,
    name: sql`((array['Winter', 'Spring', 'Summer', 'Fall'])[1 + extract(month from ${begin})::int / 3 % 4] || ' '
      || (array['Fabric', 'Fleece', 'Yarn', 'Quilting', 'Floral', 'Jewelry', 'Home Decor', 'Storage',
          'Pattern'])[1 + ${number} % 9] || ' Event ' || to_char(${begin}, 'YYYY'))`,
  };
}

async function insertBatch(db: Db, today: string, from: number, to: number): Promise<void> {
  const campaign = largeCampaign(today, sql`campaign`);
  await sql`
    with numbered as (
      select n, n / ${mailersPerCampaign} as campaign,
        -- Two pseudorandom numbers per row, the same in every run.
        (n * 2654435761 + 97) % 4294967291 as chance_a,
        (n * 1597334677 + 13) % 4294967279 as chance_b
      from generate_series(${from}::bigint, ${to - 1}::bigint) as n
    ), dated as (
      select *, ${campaign.begin} as sale_begin, ${campaign.end} as sale_end, ${campaign.name} as name,
        (500 + chance_a / 7919 % 6500)::int as pieces
      from numbered
    ), processed as (
      select *, sale_begin - (10 + chance_b / 65537 % 26)::int as processed_on from dated
    )
    insert into mailers (mailer_code, date_processed, time_processed, sale_date_begin, sale_date_end,
      sequence_number_start, sequence_number_end, quantity, description, customer_type, campaign_coupon_number)
    select
      ${largeCode(sql`n`)},
      case when is_known then processed_on end,
      case when is_known and chance_b % 17 > 0 then to_char((21600 + chance_a % 57600) * interval '1 second', 'HH24MISS') end,
      sale_begin,
      sale_end,
      case when is_known and chance_a % 19 > 0 then 2000000000 + n * 7000 end,
      case when is_known and chance_a % 19 > 0 then 2000000000 + n * 7000 + pieces - 1 end,
      pieces,
      name || ' - '
        || (array['20% off total purchase', '40% off one regular price item', '$10 off $50', 'free shipping',
            '50% off one cut of fabric'])[1 + chance_a / 31 % 5] || ' - '
        || (array['Not Classified', 'Respondents', 'Non-Respondents', 'New Signup', 'Prospect Mailing',
            'Modeled', 'Non-modeled'])[1 + n % 7],
      (array[' ', 'R', 'N', 'G', 'P', 'B', 'A'])[1 + n % 7],
      1 + (n / 7 % 6)::int
    from processed
    cross join lateral (
      select processed_on <= ${today}::date and chance_a % 23 > 0 as is_known
    ) as known
    on conflict (mailer_code) do nothing`.execute(db);
}
