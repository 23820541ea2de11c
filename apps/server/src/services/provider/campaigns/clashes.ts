import type { ProviderOperations, ProviderSchemas } from '@portal/api-client';
import { toEndField, rangeNumbers, parseRanges, toStartField, type MailerCodeRange } from '@portal/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { parseDayFilter } from '../../lists/parseDayFilter.ts';

type Query = ProviderOperations['listCampaignClashes']['parameters']['query'];

/** The edited campaign that is compared with all others. */
export interface ClashSearch {
  /** `YYYY-MM-DD`, in either order. */
  saleBegin: string;
  saleEnd: string;
  ranges: readonly MailerCodeRange[];
  /** Id of a campaign to exclude; 0: none. */
  exceptId: number;
}

/** Days as `YYYY-MM-DD`; the ranges are those that overlap with the search; `found` counts all campaigns. */
type FoundClash = ProviderSchemas['CampaignClash'] & { found: number };

/** Maximum number of campaigns returned. */
const limit = 100;

/** @throws AppError request.invalid for an invalid day, or a range whose end is before its start */
export function toClashSearch(query: Query): ClashSearch {
  const texts = query.ranges.split(',');
  const ranges = parseRanges(
    Object.fromEntries(
      rangeNumbers.flatMap((number, index) => {
        const [start = '', end = ''] = (texts[index] ?? '').split('-');
        return [
          [toStartField(number), start],
          [toEndField(number), end],
        ];
      }),
    ),
  );
  if (ranges.length < texts.length)
    throw new AppError('request.invalid', 'ranges must not end before they start');
  return {
    saleBegin: parseRequiredDay('saleBegin', query.saleBegin),
    saleEnd: parseRequiredDay('saleEnd', query.saleEnd),
    ranges,
    exceptId: query.exceptId ?? 0,
  };
}

/** Finds campaigns whose sale dates and code ranges both overlap with the search. */
export async function findClashes(db: Db, search: ClashSearch): Promise<FoundClash[]> {
  const { saleBegin, saleEnd, ranges, exceptId } = search;
  const column = (key: 'start' | 'end' | 'kind') => ranges.map((range) => range[key]);
  const { rows } = await sql<FoundClash>`
    with asked as (
      select * from unnest(${column('start')}::text[], ${column('end')}::text[], ${column('kind')}::text[])
        as asked (range_start, range_end, code_kind)
    ), selling as materialized (
      select campaign_id, name, sale_date_begin, sale_date_end from campaigns
      where ${selectSaleDays('campaigns')}
          && daterange(least(${saleBegin}::date, ${saleEnd}::date), greatest(${saleBegin}::date, ${saleEnd}::date), '[]')
        and campaign_id <> ${exceptId}
    )
    select s.campaign_id as "campaignId", s.name as "shortDescription", s.sale_date_begin as "saleDateBegin",
      s.sale_date_end as "saleDateEnd", count(*) over () as found,
      json_agg(json_build_object('number', r.number, 'start', r.range_start, 'end', r.range_end) order by r.number)
        as ranges
    from selling as s join campaign_ranges as r using (campaign_id)
    where exists (
      select from asked as a
      where ${haveCommonCodes('a', 'r')}
    )
    group by s.campaign_id, s.name, s.sale_date_begin, s.sale_date_end
    order by s.sale_date_begin, s.campaign_id limit ${limit}`.execute(db);
  return rows;
}

/** The days of a sale, whose dates may be in either order: the expression of the index. @param table of campaigns */
export function selectSaleDays(table: string): RawBuilder<unknown> {
  const [begin, end] = [sql.ref(`${table}.sale_date_begin`), sql.ref(`${table}.sale_date_end`)];
  return sql`daterange(least(${begin}, ${end}), greatest(${begin}, ${end}), '[]')`;
}

/** Whether two ranges overlap. */
export function haveCommonCodes(one: string, other: string): RawBuilder<unknown> {
  const [a, b] = [sql.table(one), sql.table(other)];
  return sql`${a}.code_kind = ${b}.code_kind and ${a}.range_start <= ${b}.range_end and ${b}.range_start <= ${a}.range_end`;
}

function parseRequiredDay(name: string, text: string): string {
  return parseDayFilter(name, text) ?? '';
}
