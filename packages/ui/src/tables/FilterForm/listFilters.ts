import { dayFromCompact, type FilterOperators, isDay } from '@portal/domain';
import { type FilterFormWords, filterFormWords } from './filterFormWords.ts';

/** One filter of a list, declared once for its form, its address and its query. */
export type ListFilter = ValueFilter | WholeFilter | ChoiceFilter | PickFilter | FlagFilter;

interface NamedFilter {
  /** Name of the value: the parameter of the API. */
  name: string;
  label: string;
}

/** A value that is typed, and how rows are compared with it where that can be chosen. */
export interface ValueFilter extends NamedFilter {
  kind: 'text' | 'number' | 'day';
  /** Parameter and choices of the comparison; the first is chosen at the beginning. */
  operator?: { name: string; choices: FilterOperators };
  /** The value at the beginning, asked for when the list opens; without it empty. Emptied by hand it means no condition. */
  initial?: () => string;
  /** Most characters; default 100. */
  maxLength?: number;
  /** Width of the input in characters. */
  chars?: number;
}

/** One of some values, such as the order of the rows; the first at the beginning. */
export interface ChoiceFilter extends NamedFilter {
  kind: 'choice';
  options: readonly [FilterOption, ...FilterOption[]];
}

/** One of many values that are not known from the start, such as a store; at the beginning none, which means all. */
export interface PickFilter extends NamedFilter {
  kind: 'pick';
  /** Most characters of a value; default 100. */
  maxLength?: number;
}

/** Off (`0`) or on (`1`); off at the beginning. */
export interface FlagFilter extends NamedFilter {
  kind: 'flag';
  /** What it and the flags beside it are about, above them. */
  group?: string;
}

/** A whole number that has to be given, such as a year. */
export interface WholeFilter extends NamedFilter {
  kind: 'whole';
  min: number;
  max: number;
  /** The value at the beginning. */
  initial: () => string;
}

/** A value to choose, and its text. */
export interface FilterOption {
  value: string;
  label: string;
}

/** What a list is searched by: parameter to text. Empty text of a value stands for no condition. Days are `YYYY-MM-DD`. */
export type ListSearch = Readonly<Record<string, string>>;

const defaultMaxLength = 100;

/** Most characters that may be typed into a filter. */
export function maxLengthOf(filter: ValueFilter | PickFilter): number {
  return filter.kind === 'day' ? 10 : (filter.maxLength ?? defaultMaxLength);
}

/** True for what is typed and may be left empty; the others always have a value. */
export function isTyped(filter: ListFilter): filter is ValueFilter {
  return filter.kind === 'text' || filter.kind === 'number' || filter.kind === 'day';
}

/** The value a filter has at the beginning. */
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

/** The search a list begins with. */
export function initialSearch(filters: readonly ListFilter[]): ListSearch {
  return Object.fromEntries(
    filters.flatMap((filter) => [
      [filter.name, initialValue(filter)],
      ...(isTyped(filter) && filter.operator ? [[filter.operator.name, filter.operator.choices[0]]] : []),
    ]),
  );
}

/**
 * The value of a filter as it is searched: days with dashes, no blanks around.
 * @returns a message instead when nothing can be compared with what was typed
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

/** The comparison that a search makes with the value of a filter; `undefined` where there is no choice. */
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

/** The search as the API asks it: compact days, and no comparison where there is nothing to compare with. */
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
