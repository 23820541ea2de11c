import type { FilterOperator, FilterOperators } from '@portal/domain';
import { sql, type RawBuilder } from 'kysely';
import { escapeLike } from '../../db/like.ts';
import { AppError } from '../../errors.ts';
import { parseDayFilter } from './parseDayFilter.ts';
import { findDaysWithPrefix } from './dayPrefix.ts';

/** A list filter: two query parameters. */
export interface FilterParameter {
  /** Parameter names for error messages. */
  name: string;
  operatorName: string;
  value: string | undefined;
  operator: string | undefined;
  /** Allowed operators, case-insensitive; the first is the default. */
  operators: FilterOperators;
}

/** A condition on a column; `null` if the filter is empty. */
export type Condition = RawBuilder<unknown> | null;

/**
 * Compares text ignoring case; `gte` and `lte` compare by code point.
 * @param column a lower-case expression, so that an index on it can be used
 * @throws AppError request.invalid for an operator that is not allowed
 */
export function buildTextCondition(column: RawBuilder<unknown>, parameter: FilterParameter): Condition {
  const operator = parseOperator(parameter);
  const value = (parameter.value ?? '').trim();
  if (value === '') return null;
  return compareText(column, operator, value);
}

/**
 * Compares a `date` column with a day; `startswith` compares with the first digits of `YYYYMMDD`.
 * @throws AppError request.invalid for an operator that is not allowed, or an invalid day
 */
export function buildDayCondition(column: RawBuilder<unknown>, parameter: FilterParameter): Condition {
  const operator = parseOperator(parameter);
  const value = (parameter.value ?? '').trim();
  if (value === '') return null;
  if (operator === 'startswith') {
    const days = findDaysWithPrefix(parameter.name, value);
    return days === null ? sql`false` : sql`${column} between ${days.first}::date and ${days.last}::date`;
  }
  return compare(column, operator, sql`${parseDayFilter(parameter.name, value)}::date`);
}

/**
 * Compares a number; `contains` and `startswith` compare with its digits as text.
 * @throws AppError request.invalid for an operator that is not allowed, or an invalid number
 */
export function buildNumberCondition(column: RawBuilder<unknown>, parameter: FilterParameter): Condition {
  const operator = parseOperator(parameter);
  const value = (parameter.value ?? '').trim();
  if (value === '') return null;
  if (operator === 'contains' || operator === 'startswith') {
    return compareText(sql`${column}::text`, operator, value);
  }
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(value)) {
    throw new AppError('request.invalid', `${parameter.name} must be a number`);
  }
  // Use the column's type, so that an index on integers can be used.
  return compare(column, operator, value.includes('.') ? sql`${value}::numeric` : sql`${value}::bigint`);
}

/** Joins the given conditions to a `where` clause; empty if there are none. */
export function buildWhere(conditions: readonly Condition[]): RawBuilder<unknown> {
  const given = conditions.filter((condition) => condition !== null);
  return given.length === 0 ? sql`` : sql`where ${sql.join(given, sql` and `)}`;
}

function parseOperator({ operatorName, operator, operators }: FilterParameter): FilterOperator {
  const chosen = (operator ?? '').trim().toLowerCase();
  const known = chosen === '' ? operators[0] : operators.find((each) => each === chosen);
  if (known) return known;
  throw new AppError('request.invalid', `${operatorName} must be one of ${operators.join(', ')}`);
}

function compareText(
  column: RawBuilder<unknown>,
  operator: FilterOperator,
  text: string,
): RawBuilder<unknown> {
  if (operator === 'contains') return sql`${column} like lower(${`%${escapeLike(text)}%`})`;
  if (operator === 'startswith') return sql`${column} like lower(${`${escapeLike(text)}%`})`;
  return compare(sql`${column} collate "C"`, operator, sql`lower(${text})`);
}

function compare(
  column: RawBuilder<unknown>,
  operator: FilterOperator,
  value: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (operator === 'gte') return sql`${column} >= ${value}`;
  if (operator === 'lte') return sql`${column} <= ${value}`;
  return sql`${column} = ${value}`;
}
