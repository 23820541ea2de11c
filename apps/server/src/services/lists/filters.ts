import { getCompanyTimeZone, type FilterOperator, type FilterOperators } from '@portal/domain';
import { sql, type RawBuilder } from 'kysely';
import { escapeLike } from '../../db/like.ts';
import { AppError } from '../../errors.ts';
import { findDaysWithPrefix } from './dayPrefix.ts';
import { parseDayFilter } from './parseDayFilter.ts';

/** A list filter: two query parameters. */
export interface FilterParameter<Operator extends FilterOperator = FilterOperator> {
  /** Name of the parameter for error messages. */
  name: string;
  value: string | undefined;
  operator: Operator;
}

/** A condition on a column; `null` if the filter is empty. */
export type Condition = RawBuilder<unknown> | null;

/**
 * Creates a function that reads one filter of a query.
 * @param suffix of the operator's parameter: with `Op`, the operator of `descr` is `descrOp`
 * @param operators of each filter, as in the contract; the first is the default
 */
export function createFilterReader<
  Operators extends Record<string, FilterOperators>,
  Suffix extends string,
  Name extends keyof Operators & string = keyof Operators & string,
>(
  query: { [Parameter in Name]?: string | undefined } & {
    [Parameter in Name as `${Parameter}${Suffix}`]?: '' | Operators[Parameter][number] | undefined;
  },
  suffix: Suffix,
  operators: Operators & Record<Name, FilterOperators>,
) {
  // The types of the operators cannot be found by a name made of two.
  const chosen = query as Readonly<Record<string, Operators[Name][number] | '' | undefined>>;
  return <Chosen extends Name>(name: Chosen): FilterParameter<Operators[Chosen][number]> => ({
    name,
    value: query[name],
    operator: chosen[`${name}${suffix}`] || operators[name][0],
  });
}

type BuildComparison = (column: RawBuilder<unknown>, value: string, name: string) => RawBuilder<unknown>;

/** Compares text ignoring case; `gte` and `lte` compare by code point. */
const textComparisons = {
  contains: (column, text) => sql`${column} like lower(${`%${escapeLike(text)}%`})`,
  startswith: (column, text) => sql`${column} like lower(${`${escapeLike(text)}%`})`,
  eq: (column, text) => sql`${column} collate "C" = lower(${text})`,
  gte: (column, text) => sql`${column} collate "C" >= lower(${text})`,
  lte: (column, text) => sql`${column} collate "C" <= lower(${text})`,
} as const satisfies Record<FilterOperator, BuildComparison>;

/** Compares a number; `contains` and `startswith` compare with its digits as text. */
const numberComparisons = {
  contains: (column, text) => textComparisons.contains(sql`${column}::text`, text),
  startswith: (column, text) => textComparisons.startswith(sql`${column}::text`, text),
  eq: (column, text, name) => sql`${column} = ${parseNumber(name, text)}`,
  gte: (column, text, name) => sql`${column} >= ${parseNumber(name, text)}`,
  lte: (column, text, name) => sql`${column} <= ${parseNumber(name, text)}`,
} as const satisfies Record<FilterOperator, BuildComparison>;

type DayOperator = Exclude<FilterOperator, 'contains'>;

/** Compares a `date` column with a day; `startswith` compares with the first digits of `YYYYMMDD`. */
const dayComparisons = {
  startswith(column, text, name) {
    const days = findDaysWithPrefix(name, text);
    return days === null ? sql`false` : sql`${column} between ${days.first}::date and ${days.last}::date`;
  },
  eq: (column, text, name) => sql`${column} = ${parseDayFilter(name, text)}::date`,
  gte: (column, text, name) => sql`${column} >= ${parseDayFilter(name, text)}::date`,
  lte: (column, text, name) => sql`${column} <= ${parseDayFilter(name, text)}::date`,
} as const satisfies Record<DayOperator, BuildComparison>;

const createBuilder =
  <Operator extends FilterOperator>(comparisons: Readonly<Record<Operator, BuildComparison>>) =>
  (column: RawBuilder<unknown>, { name, value, operator }: FilterParameter<Operator>): Condition => {
    const text = (value ?? '').trim();
    return text === '' ? null : comparisons[operator](column, text, name);
  };

/** The column is a lower-case expression, so that an index on it can be used. */
export const buildTextCondition = createBuilder(textComparisons);

/** @throws AppError request.invalid for an invalid day */
export const buildDayCondition = createBuilder(dayComparisons);

/** @throws AppError request.invalid for an invalid number */
export const buildNumberCondition = createBuilder(numberComparisons);

/** Instants from the beginning of a day (`YYYY-MM-DD`) in the company's time zone; `null`: all. */
export function buildSinceCondition(column: RawBuilder<unknown>, day: string | null): Condition {
  return day === null ? null : sql`${column} >= ${day}::timestamp at time zone ${getCompanyTimeZone()}`;
}

/** Joins the given conditions to a `where` clause; empty if there are none. */
export function buildWhere(conditions: readonly Condition[]): RawBuilder<unknown> {
  const given = conditions.filter((condition) => condition !== null);
  return given.length === 0 ? sql`` : sql`where ${sql.join(given, sql` and `)}`;
}

/** Uses the column's type, so that an index on integers can be used. */
function parseNumber(name: string, text: string): RawBuilder<unknown> {
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(text)) {
    throw new AppError('request.invalid', `${name} must be a number`);
  }
  return text.includes('.') ? sql`${text}::numeric` : sql`${text}::bigint`;
}
