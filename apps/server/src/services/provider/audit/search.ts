import type { ProviderOperations } from '@portal/api-client';
import { getCompanyTimeZone } from '@portal/domain';
import { sql, type RawBuilder } from 'kysely';
import { escapeLike } from '../../../db/like.ts';
import { buildSinceCondition, buildWhere, type Condition } from '../../lists/filters.ts';
import { parseDayFilter } from '../../lists/parseDayFilter.ts';

type AuditQuery = NonNullable<ProviderOperations['listAuditEntries']['parameters']['query']>;

/**
 * The `where` clause of the entries that a query asks for; empty texts match everything.
 * @throws AppError request.invalid for an invalid day
 */
export function buildAuditWhere(query: AuditQuery): RawBuilder<unknown> {
  const { userContains: userPart, objectContains: objectPart, outcome } = query;
  const to = parseDayFilter('dtEnd', query.dtEnd);
  return buildWhere([
    buildSinceCondition(sql`at`, parseDayFilter('dtBegin', query.dtBegin)),
    userPart ? buildContains(sql`username`, userPart) : null,
    buildOperationCondition(query.operation?.toLowerCase()),
    objectPart ? buildContains(sql`object`, objectPart) : null,
    outcome ? sql`outcome = ${outcome}` : null,
    to ? sql`at < (${to}::date + 1)::timestamp at time zone ${getCompanyTimeZone()}` : null,
  ]);
}

function buildOperationCondition(operation: string | undefined): Condition {
  if (operation === 'changes') return sql`operation not in ('login', 'logout')`;
  return operation ? sql`lower(operation) = ${operation}` : null;
}

/**
 * Trigrams find texts of three characters and more, the index of pairs shorter ones. Of `user 777`, only the number is
 * looked for in the index: to intersect its trigrams with those of a word that most entries have takes ten times as long.
 */
function buildContains(column: RawBuilder<unknown>, part: string): RawBuilder<unknown> {
  const contains = (text: string) => sql`${column} ilike ${`%${escapeLike(text)}%`}`;
  if ([...part].length < 3)
    return sql`character_pairs(${column}) @> array[lower(${part})] and ${contains(part)}`;
  const number = part.split(' ').find((word, index) => index > 0 && /[0-9]/.test(word));
  return number === undefined
    ? contains(part)
    : sql`${contains(` ${number}`)} and strpos(lower(${column}), lower(${part})) > 0`;
}
