import {
  type FilterOperator,
  type FilterOperators,
  isDay,
  isPartialMatch,
  parseCompactDay,
} from '@portal/domain';
import { type FilterFormLocaleText, filterFormLocaleText } from './filterFormLocaleText.ts';

/** One filter of a list, declared once for its form, URL and API query. */
export type ListFilter = ValueFilter | IntegerFilter | SelectFilter | LookupFilter | FlagFilter;

export interface BaseFilter {
  /** Name of the API parameter. */
  name: string;
  label: string;
  /** Why the value cannot match with the other values, as typed, such as a first day after the last one. */
  findConflict?: (typed: ListSearch) => string | null;
}

/** A typed value, with a comparison operator where it can be chosen. */
export interface ValueFilter extends BaseFilter {
  kind: 'text' | 'number' | 'day';
  /** Parameter and choices of the operator: `contains`, `startswith`, `eq`, `gte`, `lte`; the first is the default. */
  operator?: { name: string; choices: FilterOperators };
  /**
   * Initial value, computed when the list opens; empty without it. If the user clears it, the filter does not
   * apply.
   */
  getInitial?: () => string;
  /** Maximum number of characters; default 100. */
  maxLength?: number;
  /** Width of the input in characters. */
  chars?: number;
}

/** One of a few values, such as the sort order; the first is the default. */
export interface SelectFilter extends BaseFilter {
  kind: 'select';
  options: readonly [FilterOption, ...FilterOption[]];
}

/** One of many loaded values, such as a store; initially none, which means all. */
export interface LookupFilter extends BaseFilter {
  kind: 'lookup';
  /** Maximum number of characters of a value; default 100. */
  maxLength?: number;
}

/** Off (`0`, the default) or on (`1`). */
export interface FlagFilter extends BaseFilter {
  kind: 'flag';
  /** Label above this flag and the adjacent ones. */
  group?: string;
}

/** A required integer, such as a year. */
export interface IntegerFilter extends BaseFilter {
  kind: 'integer';
  min: number;
  max: number;
  /** Initial value. */
  getInitial: () => string;
}

/** A value and its label. */
export interface FilterOption {
  value: string;
  label: string;
}

/** Search of a list: API parameter to text. Empty text means no filter. Days are `YYYY-MM-DD`. */
export type ListSearch = Readonly<Record<string, string>>;

const defaultMaxLength = 100;

/** Maximum number of characters of a filter. */
export function getMaxLength(filter: ValueFilter | LookupFilter): number {
  return filter.kind === 'day' ? 10 : (filter.maxLength ?? defaultMaxLength);
}

/** Whether the filter is typed and may be empty; the others always have a value. */
export function isValueFilter(filter: ListFilter): filter is ValueFilter {
  return filter.kind === 'text' || filter.kind === 'number' || filter.kind === 'day';
}

export function getInitialValue(filter: ListFilter): string {
  switch (filter.kind) {
    case 'select':
      return filter.options[0].value;
    case 'flag':
      return '0';
    case 'lookup':
      return '';
    default:
      return filter.getInitial?.() ?? '';
  }
}

export function getInitialSearch(filters: readonly ListFilter[]): ListSearch {
  return Object.fromEntries(
    filters.flatMap((filter) => [
      [filter.name, getInitialValue(filter)],
      ...(isValueFilter(filter) && filter.operator
        ? [[filter.operator.name, filter.operator.choices[0]]]
        : []),
    ]),
  );
}

/**
 * Normalizes the value of a filter: trimmed, days with dashes.
 * @returns an error message instead if the value is invalid
 */
export function parseFilterValue(
  filter: ListFilter,
  search: ListSearch,
  strings: FilterFormLocaleText = filterFormLocaleText,
): { value: string } | { error: string } {
  const text = (search[filter.name] ?? '').trim();
  if (filter.kind === 'integer') return parseInteger(filter, text, strings);
  if (text === '' || !isValueFilter(filter) || filter.kind === 'text') return { value: text };
  const takesPart = isPartialFilter(filter, search);
  if (filter.kind === 'number') {
    return /^\d{1,12}(\.\d{1,4})?$/.test(text) || (takesPart && /^[\d.]+$/.test(text))
      ? { value: text }
      : { error: strings.invalidNumber };
  }
  const digits = text.replaceAll('-', '');
  const wholeDay = isDay(text) ? text : parseCompactDay(text);
  const day = takesPart && /^\d{1,7}$/.test(digits) ? digits : wholeDay;
  if (day !== null) return { value: day };
  if (/^\d{4}(-?)\d\d\1\d\d$/.test(text)) return { error: strings.nonexistentDay };
  return { error: takesPart ? strings.invalidDayStart : strings.invalidDay };
}

/**
 * Normalizes the values of all filters.
 * @returns error messages by filter name; in the search, invalid values are replaced by the initial ones
 */
export function parseSearch(
  filters: readonly ListFilter[],
  typed: ListSearch,
  strings: FilterFormLocaleText = filterFormLocaleText,
): { search: ListSearch; errors: Readonly<Record<string, string>> } {
  const search: Record<string, string> = { ...typed };
  const errors: Record<string, string> = {};
  for (const filter of filters) {
    const { name } = filter;
    const parsed = parseFilterValue(filter, typed, strings);
    const error = 'error' in parsed ? parsed.error : filter.findConflict?.(typed);
    if (error) errors[name] = error;
    search[name] = 'error' in parsed || error ? getInitialValue(filter) : parsed.value;
  }
  return { search, errors };
}

/** Selected operator of a filter; `undefined` without a choice of operators. */
export function getOperator({ operator }: ValueFilter, search: ListSearch): FilterOperator | undefined {
  return operator?.choices.find((choice) => choice === search[operator.name]);
}

/** Whether the selected operator of a filter takes a part of a value. */
export function isPartialFilter(filter: ValueFilter, search: ListSearch): boolean {
  const operator = getOperator(filter, search);
  return operator !== undefined && isPartialMatch(operator);
}

function parseInteger(
  { min, max }: IntegerFilter,
  text: string,
  strings: FilterFormLocaleText,
): { value: string } | { error: string } {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max
    ? { value: String(number) }
    : { error: strings.invalidInteger(min, max) };
}

/** Search as API parameters: compact days, and no operator without a value. */
export function toSearchQuery(filters: readonly ListFilter[], search: ListSearch): Record<string, string> {
  const filtersWithValue = filters.filter((filter) => !isValueFilter(filter) || search[filter.name]);
  return Object.fromEntries(
    filtersWithValue.flatMap((filter) => {
      const value = search[filter.name] ?? '';
      if (!isValueFilter(filter)) return [[filter.name, value]];
      return [
        [filter.name, filter.kind === 'day' ? value.replaceAll('-', '') : value],
        ...(filter.operator ? [[filter.operator.name, getOperator(filter, search) ?? '']] : []),
      ];
    }),
  );
}
