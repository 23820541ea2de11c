import type { FilterOperator, FilterOperators } from '@portal/domain';
import { sql, type RawBuilder } from 'kysely';
import { escapeLike } from '../../db/like.ts';
import { AppError } from '../../errors.ts';
import { dayFilter } from './dayFilter.ts';
import { daysWithPrefix } from './dayPrefix.ts';

/** A filter of a list as it comes: two parameters of the query. */
export interface FilterParameter {
  /** Names of the parameters, for messages. */
  name: string;
  operatorName: string;
  value: string | undefined;
  operator: string | undefined;
  /** What may be chosen, in any case; the first when nothing is. */
  operators: FilterOperators;
}

/** A condition on a column, or nothing where the filter asks for nothing. */
export type Condition = RawBuilder<unknown> | null;

/**
 * Compares text without regard to case; `gte` and `lte` go by the characters' numbers.
 * @param column an expression in lower case, so that an index on it serves
 * @throws AppError request.invalid for an operator that cannot be chosen
 */
export function textCondition(column: RawBuilder<unknown>, parameter: FilterParameter): Condition {
  const operator = operatorOf(parameter);
  const value = (parameter.value ?? '').trim();
  if (value === '') return null;
  return compareText(column, operator, value);
}

/**
 * Compares a `date` column with a day; `startswith` with the first digits of `YYYYMMDD`.
 * @throws AppError request.invalid for an operator that cannot be chosen, or a value that is no day
 */
export function dayCondition(column: RawBuilder<unknown>, parameter: FilterParameter): Condition {
  const operator = operatorOf(parameter);
  const value = (parameter.value ?? '').trim();
  if (value === '') return null;
  if (operator === 'startswith') {
    const days = daysWithPrefix(parameter.name, value);
    return days === null ? sql`false` : sql`${column} between ${days.first}::date and ${days.last}::date`;
  }
  return compare(column, operator, sql`${dayFilter(parameter.name, value)}::date`);
}

/**
 * Compares a number; `contains` and `startswith` with its digits as they are written.
 * @throws AppError request.invalid for an operator that cannot be chosen, or a value that is no number
 */
export function numberCondition(column: RawBuilder<unknown>, parameter: FilterParameter): Condition {
  const operator = operatorOf(parameter);
  const value = (parameter.value ?? '').trim();
  if (value === '') return null;
  if (operator === 'contains' || operator === 'startswith') {
    return compareText(sql`${column}::text`, operator, value);
  }
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(value)) {
    throw new AppError('request.invalid', `${parameter.name} must be a number`);
  }
  // As what it is compared with, so that an index on whole numbers serves.
  return compare(column, operator, value.includes('.') ? sql`${value}::numeric` : sql`${value}::bigint`);
}

/** The conditions that are there, joined; nothing to begin a `where` with when there is none. */
export function whereAll(conditions: readonly Condition[]): RawBuilder<unknown> {
  const given = conditions.filter((condition) => condition !== null);
  return given.length === 0 ? sql`` : sql`where ${sql.join(given, sql` and `)}`;
}

function operatorOf({ operatorName, operator, operators }: FilterParameter): FilterOperator {
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
