import { dayFromCompact, type FilterOperators, isDay } from '@portal/domain';

/** One filter of a list, declared once for its form, its address and its query. */
export type ListFilter = ValueFilter | ChoiceFilter;

interface NamedFilter {
  /** Name of the value: the parameter of the API. */
  name: string;
  label: string;
}

/** A value that is typed, and how rows are compared with it. */
export interface ValueFilter extends NamedFilter {
  kind: 'text' | 'number' | 'day';
  /** Parameter and choices of the comparison; the first is chosen at the beginning. */
  operator: { name: string; choices: FilterOperators };
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

interface FilterOption {
  value: string;
  label: string;
}

/** What a list is searched by: parameter to text. Empty text of a value stands for no condition. Days are `YYYY-MM-DD`. */
export type ListSearch = Readonly<Record<string, string>>;

const defaultMaxLength = 100;

/** Most characters that may be typed into a filter. */
export function maxLengthOf({ kind, maxLength = defaultMaxLength }: ValueFilter): number {
  return kind === 'day' ? 10 : maxLength;
}

/** The search in which nothing is asked for. */
export function emptySearch(filters: readonly ListFilter[]): ListSearch {
  return Object.fromEntries(
    filters.flatMap((filter) =>
      filter.kind === 'choice'
        ? [[filter.name, filter.options[0].value]]
        : [
            [filter.name, ''],
            [filter.operator.name, filter.operator.choices[0]],
          ],
    ),
  );
}

/**
 * The value of a filter as it is searched: days with dashes, no blanks around.
 * @returns a message instead when nothing can be compared with what was typed
 */
export function readFilterValue(
  filter: ValueFilter,
  search: ListSearch,
): { value: string } | { mistake: string } {
  const text = (search[filter.name] ?? '').trim();
  if (text === '' || filter.kind === 'text') return { value: text };
  const isPart = ['contains', 'startswith'].includes(search[filter.operator.name] ?? '');
  if (filter.kind === 'number') {
    return /^\d{1,12}(\.\d{1,4})?$/.test(text) || (isPart && /^[\d.]+$/.test(text))
      ? { value: text }
      : { mistake: 'Enter a number' };
  }
  if (isPart) return readDigits(text);
  const day = isDay(text) ? text : dayFromCompact(text);
  return day === null ? { mistake: 'Enter a day as YYYY-MM-DD' } : { value: day };
}

function readDigits(text: string): { value: string } | { mistake: string } {
  const digits = text.replaceAll('-', '');
  return /^\d{1,8}$/.test(digits) ? { value: digits } : { mistake: 'Enter the first digits of YYYYMMDD' };
}

/** The search as the API asks it: compact days, and no comparison where there is nothing to compare with. */
export function searchQuery(filters: readonly ListFilter[], search: ListSearch): Record<string, string> {
  const given = filters.filter(({ kind, name }) => kind === 'choice' || search[name]);
  return Object.fromEntries(
    given.flatMap((filter) => {
      const value = search[filter.name] ?? '';
      if (filter.kind === 'choice') return [[filter.name, value]];
      const { name } = filter.operator;
      return [
        [filter.name, filter.kind === 'day' ? value.replaceAll('-', '') : value],
        [name, search[name] ?? ''],
      ];
    }),
  );
}
