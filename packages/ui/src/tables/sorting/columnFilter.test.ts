import { formatCurrency, formatNumber, formatPercent } from '@portal/domain';
import { describe, expect, test } from 'vitest';
import type { ValueKind } from '../Column.ts';
import { parseColumnFilter, toFilterText } from './columnFilter.ts';

function filter(shown: readonly string[], filterText: string, kind: ValueKind | undefined): string[] {
  const { matches } = parseColumnFilter(filterText, kind);
  return shown.filter((text) => matches(toFilterText(text, kind)));
}

describe('money', () => {
  const shown = [1000.5, 1000, 21_000, -12.5, 0, null].map(formatCurrency);
  const [more = '', thousand = '', large = '', negative = '', zero = ''] = shown;

  test.each<[filterText: string, found: string[]]>([
    ['', shown],
    ['1000', [more, thousand, large]],
    ['1,000', [more, thousand, large]],
    ['$1,000.5', [more]],
    ['-12', [negative]],
    ['−12.5', [negative]],
    ['.5', [more, negative]],
    ['>1000', [more, large]],
    ['> $1,000', [more, large]],
    ['>=1000', [more, thousand, large]],
    ['<0', [negative]],
    ['<=0', [negative, zero]],
    ['=1000', [thousand]],
    ['=1000.50', [more]],
    ['=.0', [zero]],
    ['0..1000', [thousand, zero]],
    ['-20 .. 0', [negative, zero]],
    ['1000..', [more, thousand, large]],
    ['..0', [negative, zero]],
    ['5..5', []],
  ])('%s finds %j', (filterText, found) => expect(filter(shown, filterText, 'money')).toEqual(found));
});

test.each<[filterText: string, kind: ValueKind, found: string[]]>([
  ['>5', 'percent', ['12.35%']],
  ['=12.35%', 'percent', ['12.35%']],
  ['5', 'percent', ['5.00%', '12.35%']],
])('%s of %s finds %j, as shown', (filterText, kind, found) => {
  expect(filter([5, 12.345, null].map(formatPercent), filterText, kind)).toEqual(found);
});

test.each<[filterText: string, found: string[]]>([
  ['>999', ['1,000', '1,234,567']],
  ['1234', ['1,234,567']],
  ['<=20', ['20', '−5']],
])('%s finds the numbers %j', (filterText, found) => {
  const shown = [20, 1000, 1_234_567, -5].map((value) => formatNumber(value));
  expect(filter(shown, filterText, 'integer')).toEqual(found);
});

test.each<[filterText: string, found: string[]]>([
  ['1234', ['1.234,56 €']],
  ['>1.000', ['1.234,56 €']],
  ['=-0,5', ['−0,50 €']],
  ['-1..1.300,5', ['1.234,56 €', '−0,50 €']],
])('with a decimal comma, %s finds %j', (filterText, found) => {
  const { matches } = parseColumnFilter(filterText, 'money', ',');
  expect(['1.234,56 €', '−0,50 €'].filter((text) => matches(toFilterText(text, 'money', ',')))).toEqual(
    found,
  );
});

describe('days', () => {
  const shown = ['2026-02-28', '2026-03-05 09:41 EST', '2026-03-31', '2027-01-01', ''];
  const [february = '', fifth = '', march = '', next = ''] = shown;

  test.each<[filterText: string, found: string[]]>([
    ['2026-03', [fifth, march]],
    ['20260305', [fifth]],
    ['09:41', [fifth]],
    ['>2026-03-05', [march, next]],
    ['>=20260305', [fifth, march, next]],
    ['<2026-03', [february]],
    ['<=2026-03', [february, fifth, march]],
    ['>2026', [next]],
    ['=2026-03', [fifth, march]],
    ['=2026-03-05', [fifth]],
    ['2026-02..2026-03-05', [february, fifth]],
    ['2026-03..2026', [fifth, march]],
    ['2027..', [next]],
  ])('%s finds %j', (filterText, found) => expect(filter(shown, filterText, 'day')).toEqual(found));
});

test('text contains the filter, ignoring case, also what compares elsewhere', () => {
  expect(filter(['A > B', 'a..b', 'c'], '> b', undefined)).toEqual(['A > B']);
  expect(filter(['A > B', 'a..b', 'c'], 'A..B', undefined)).toEqual(['a..b']);
  expect(filter(['a  b', 'a b'], 'a  b', undefined)).toEqual(['a  b']);
});

test('an identifier may be a word', () => {
  expect(filter(['1023', 'No store'], 'STORE', 'id')).toEqual(['No store']);
  expect(filter(['1023', 'No store'], '>=1023', 'id')).toEqual(['1023']);
});

test.each<[filterText: string, kind: ValueKind, problem: string | null]>([
  ['abc', 'money', 'number'],
  ['>', 'integer', 'number'],
  ['>abc', 'integer', 'number'],
  ['1.2.3', 'decimal', 'number'],
  ['1-2', 'decimal', 'number'],
  ['-', 'percent', 'number'],
  ['..', 'integer', 'number'],
  ['a..5', 'integer', 'number'],
  ['5..a', 'integer', 'number'],
  ['>x', 'id', 'number'],
  ['20..10', 'integer', 'range'],
  ['-1..-2', 'integer', 'range'],
  ['soon', 'day', 'day'],
  ['>soon', 'day', 'day'],
  ['>2026-13', 'day', 'day'],
  ['>2026-02-30', 'day', 'day'],
  ['>202', 'day', 'day'],
  ['>=2026-0', 'day', 'day'],
  ['2026-03..x', 'day', 'day'],
  ['2026-03..2026-02', 'day', 'range'],
  ['5', 'integer', null],
  ['>5', 'integer', null],
  ['10..20', 'integer', null],
])('the problem of %s in a column of kind %s is %s', (filterText, kind, problem) => {
  expect(parseColumnFilter(filterText, kind).problem).toBe(problem);
});

test.each(['abc', '>x', '20..10'])('%s is not applied: it hides nothing', (filterText) => {
  expect(filter(['1', '15', ''], filterText, 'integer')).toEqual(['1', '15', '']);
});

test.each<[filterText: string, kind: ValueKind | undefined, isComparison: boolean]>([
  ['>5', 'integer', true],
  ['1..5', 'integer', true],
  ['5', 'integer', false],
  ['>5', undefined, false],
])('%s in a column of kind %s compares: %s', (filterText, kind, isComparison) => {
  expect(parseColumnFilter(filterText, kind).isComparison).toBe(isComparison);
});
