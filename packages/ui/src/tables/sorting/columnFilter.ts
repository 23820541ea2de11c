import { isDay, parseCompactDay } from '@portal/domain';
import { type ComparedKind, isCompared, type ValueKind } from '../Column.ts';

/** Why a filter cannot be applied: not a number, not a date, or a range that ends before it begins. */
export type FilterProblem = 'number' | 'day' | 'range';

/** A filter as it was typed, for the values of one column. */
export interface ColumnFilter {
  /** Set: the filter is not applied. */
  problem: FilterProblem | null;
  /** Whether the text is compared (`>1000`, `10..20`) rather than contained. */
  isComparison: boolean;
  /** @param text filter text of a value, by {@link toFilterText} */
  matches: (text: string) => boolean;
}

/** Position of a value relative to a bound: negative before it, 0 equal, positive after it. */
type Bound = (text: string) => number;

const operators: Readonly<Record<string, (position: number) => boolean>> = {
  '>=': (position) => position >= 0,
  '<=': (position) => position <= 0,
  '>': (position) => position > 0,
  '<': (position) => position < 0,
  '=': (position) => position === 0,
};

/**
 * The shown text of a value, as filters compare it: lower case; a number with a decimal point, and without currency, `%`
 * and thousands separators.
 */
export function toFilterText(
  text: string,
  kind: ValueKind | undefined,
  decimalSign: '.' | ',' = '.',
): string {
  const lowerCase = text.toLowerCase();
  if (!isCompared(kind) || kind === 'day') return lowerCase;
  // Two dots are those of a range.
  const number =
    decimalSign === '.'
      ? lowerCase.replaceAll(',', '')
      : lowerCase.replaceAll(/(?<!\.)\.(?!\.)/g, '').replaceAll(',', '.');
  return number.replaceAll(/[\p{Sc}%\s]/gu, '').replaceAll('−', '-');
}

/**
 * Parses a filter. Text columns contain it, ignoring case. Numbers and days also understand `>`, `>=`, `<`, `<=`, `=` and
 * ranges such as `10..20`, `10..` and `..20`, both ends included. Values are compared as they are shown; a day is
 * `2026-03-05` or `20260305`, a month or year all of its days. Blanks match no comparison.
 */
export function parseColumnFilter(
  filterText: string,
  kind: ValueKind | undefined,
  decimalSign?: '.' | ',',
): ColumnFilter {
  if (!isCompared(kind)) return contain(filterText.toLowerCase());
  const text = toFilterText(filterText.trim(), kind, decimalSign);
  if (text === '') return contain('');
  if (text.includes('..')) return parseRange(text, kind);
  const operator = Object.keys(operators).find((candidate) => text.startsWith(candidate));
  if (operator) return parseComparison(operator, text.slice(operator.length).trim(), kind);
  if (!canBePartOf(text, kind)) return reject(kind === 'day' ? 'day' : 'number');
  return contain((kind === 'day' && parseCompactDay(text)) || text);
}

function parseComparison(operator: string, operand: string, kind: ComparedKind): ColumnFilter {
  const bound = parseBound(operand, kind);
  const isMet = operators[operator];
  if (!bound || !isMet) return reject(kind === 'day' ? 'day' : 'number');
  return compare((text) => isMet(bound(text)));
}

function parseRange(text: string, kind: ComparedKind): ColumnFilter {
  const separator = text.indexOf('..');
  const [first, last] = [text.slice(0, separator).trim(), text.slice(separator + 2).trim()];
  const [low, high] = [first, last].map((operand) => parseBound(operand, kind));
  const isInvalid = (first !== '' && !low) || (last !== '' && !high) || first + last === '';
  if (isInvalid) return reject(kind === 'day' ? 'day' : 'number');
  if (low && high && low(last) < 0) return reject('range');
  return compare((value) => (!low || low(value) >= 0) && (!high || high(value) <= 0));
}

const numberPattern = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

function parseBound(operand: string, kind: ComparedKind): Bound | null {
  if (kind !== 'day') {
    return numberPattern.test(operand) ? (text) => Number(text) - Number(operand) : null;
  }
  const day = parseCompactDay(operand) ?? operand;
  const isPeriod = /^\d{4}(?:-\d\d){0,2}$/.test(day) && isDay(day + '-01-01'.slice(day.length - 4));
  if (!isPeriod) return null;
  return (text) => compareTexts(text.slice(0, day.length), day.slice(0, text.length));
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Identifiers may be shown as words (`no store`). */
function canBePartOf(text: string, kind: ComparedKind): boolean {
  if (kind === 'id') return true;
  return kind === 'day' ? /\d/.test(text) : numberPattern.test(text);
}

function contain(part: string): ColumnFilter {
  return { problem: null, isComparison: false, matches: (text) => text.includes(part) };
}

function compare(isMet: (text: string) => boolean): ColumnFilter {
  return { problem: null, isComparison: true, matches: (text) => text !== '' && isMet(text) };
}

function reject(problem: FilterProblem): ColumnFilter {
  return { problem, isComparison: false, matches: () => true };
}
