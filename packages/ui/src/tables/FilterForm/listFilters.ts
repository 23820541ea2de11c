import { dayFromCompact, type FilterOperators, isDay } from '@portal/domain';
import { type FilterFormWords, filterFormWords } from './filterFormWords.ts';

/** One filter of a list, declared once for its form, URL and API query. */
export type ListFilter = ValueFilter | WholeFilter | ChoiceFilter | PickFilter | FlagFilter;

interface NamedFilter {
  /** Name of the API parameter. */
  name: string;
  label: string;
}

/** A typed value, with a comparison operator where it can be chosen. */
export interface ValueFilter extends NamedFilter {
  kind: 'text' | 'number' | 'day';
  /** Parameter and choices of the operator; the first is the default. */
  operator?: { name: string; choices: FilterOperators };
  /**
   * Initial value, computed when the list opens; empty without it. If the user clears it, the filter does not
   * apply.
   */
  initial?: () => string;
  /** Maximum number of characters; default 100. */
  maxLength?: number;
  /** Width of the input in characters. */
  chars?: number;
}

/** One of a few values, such as the sort order; the first is the default. */
export interface ChoiceFilter extends NamedFilter {
  kind: 'choice';
  options: readonly [FilterOption, ...FilterOption[]];
}

/** One of many loaded values, such as a store; initially none, which means all. */
export interface PickFilter extends NamedFilter {
  kind: 'pick';
  /** Maximum number of characters of a value; default 100. */
  maxLength?: number;
}

/** Off (`0`, the default) or on (`1`). */
export interface FlagFilter extends NamedFilter {
  kind: 'flag';
  /** Label above this flag and the adjacent ones. */
  group?: string;
}

/** A required integer, such as a year. */
export interface WholeFilter extends NamedFilter {
  kind: 'whole';
  min: number;
  max: number;
  /** Initial value. */
  initial: () => string;
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
export function maxLengthOf(filter: ValueFilter | PickFilter): number {
  return filter.kind === 'day' ? 10 : (filter.maxLength ?? defaultMaxLength);
}

/** Whether the filter is typed and may be empty; the others always have a value. */
export function isTyped(filter: ListFilter): filter is ValueFilter {
  return filter.kind === 'text' || filter.kind === 'number' || filter.kind === 'day';
}

/** Initial value of a filter. */
export function initialValue(filter: ListFilter): string {
  switch (filter.kind) {
    case 'choice':
      return filter.options[0].value;
    case 'flag':
      return '0';
    case 'pick':
      return '';
    default:
      return filter.initial?.() ?? '';
  }
}

/** Initial search of a list. */
export function initialSearch(filters: readonly ListFilter[]): ListSearch {
  return Object.fromEntries(
    filters.flatMap((filter) => [
      [filter.name, initialValue(filter)],
      ...(isTyped(filter) && filter.operator ? [[filter.operator.name, filter.operator.choices[0]]] : []),
    ]),
  );
}

/**
 * Normalizes the value of a filter: trimmed, days with dashes.
 * @returns an error message instead if the value is invalid
 */
export function readFilterValue(
  filter: ListFilter,
  search: ListSearch,
  words: FilterFormWords = filterFormWords,
): { value: string } | { mistake: string } {
  const text = (search[filter.name] ?? '').trim();
  if (filter.kind === 'whole') return readWhole(filter, text, words);
  if (text === '' || !isTyped(filter) || filter.kind === 'text') return { value: text };
  const isPart = ['contains', 'startswith'].includes(operatorOf(filter, search) ?? '');
  if (filter.kind === 'number') {
    return /^\d{1,12}(\.\d{1,4})?$/.test(text) || (isPart && /^[\d.]+$/.test(text))
      ? { value: text }
      : { mistake: words.number };
  }
  if (isPart) return readDigits(text, words);
  const day = isDay(text) ? text : dayFromCompact(text);
  return day === null ? { mistake: words.day } : { value: day };
}

/** Selected operator of a filter; `undefined` without a choice of operators. */
export function operatorOf({ operator }: ValueFilter, search: ListSearch): string | undefined {
  return operator && search[operator.name];
}

function readWhole(
  { min, max }: WholeFilter,
  text: string,
  words: FilterFormWords,
): { value: string } | { mistake: string } {
  const isWithin = /^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return isWithin ? { value: String(Number(text)) } : { mistake: words.whole(min, max) };
}

function readDigits(text: string, words: FilterFormWords): { value: string } | { mistake: string } {
  const digits = text.replaceAll('-', '');
  return /^\d{1,8}$/.test(digits) ? { value: digits } : { mistake: words.dayStart };
}

/** Search as API parameters: compact days, and no operator without a value. */
export function searchQuery(filters: readonly ListFilter[], search: ListSearch): Record<string, string> {
  const given = filters.filter((filter) => !isTyped(filter) || search[filter.name]);
  return Object.fromEntries(
    given.flatMap((filter) => {
      const value = search[filter.name] ?? '';
      if (!isTyped(filter)) return [[filter.name, value]];
      return [
        [filter.name, filter.kind === 'day' ? value.replaceAll('-', '') : value],
        ...(filter.operator ? [[filter.operator.name, operatorOf(filter, search) ?? '']] : []),
      ];
    }),
  );
}
