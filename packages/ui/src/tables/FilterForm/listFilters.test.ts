import { describe, expect, test } from 'vitest';
import {
  getInitialSearch,
  type ListFilter,
  parseFilterValue,
  parseSearch,
  toSearchQuery,
  type ValueFilter,
} from './listFilters.ts';

const day: ValueFilter = {
  name: 'dtBegin',
  label: 'Begin',
  kind: 'day',
  operator: { name: 'dtBeginOp', choices: ['startswith', 'eq', 'gte'] },
};
const cost: ValueFilter = {
  name: 'cost',
  label: 'Cost',
  kind: 'number',
  operator: { name: 'costOp', choices: ['contains', 'gte'] },
};
const name: ValueFilter = {
  name: 'descr',
  label: 'Description',
  kind: 'text',
  operator: { name: 'descrOp', choices: ['contains', 'eq'] },
};
const order: ListFilter = {
  name: 'orderBy',
  label: 'Order by',
  kind: 'select',
  options: [
    { value: 'Date', label: 'Date' },
    { value: 'Name', label: 'Name' },
  ],
};
const begin: ValueFilter = { name: 'begin', label: 'From', kind: 'day', getInitial: () => '2026-01-01' };
const filters = [day, cost, name, order, begin];

test('initially each choice has its first option, and only filters with an initial value are sent', () => {
  expect(getInitialSearch(filters)).toEqual({
    dtBegin: '',
    dtBeginOp: 'startswith',
    cost: '',
    costOp: 'contains',
    descr: '',
    descrOp: 'contains',
    orderBy: 'Date',
    begin: '2026-01-01',
  });
});

describe('input', () => {
  const wrongDay = 'Enter a date as YYYY-MM-DD';
  const nonexistentDay = 'This date does not exist';
  const wrongNumber = 'Enter a number of 0 or more';
  const wrongDigits = 'Enter a date, or its first digits, as YYYYMMDD';
  test.each([
    { filter: day, text: ' 20250301 ', operator: 'eq', read: { value: '2025-03-01' } },
    { filter: day, text: '2025-03-01', operator: 'gte', read: { value: '2025-03-01' } },
    { filter: day, text: '2025', operator: 'eq', read: { error: wrongDay } },
    { filter: day, text: '2025-02-30', operator: 'eq', read: { error: nonexistentDay } },
    { filter: day, text: '20261301', operator: 'eq', read: { error: nonexistentDay } },
    { filter: day, text: '120261301', operator: 'eq', read: { error: wrongDay } },
    { filter: day, text: '202613011', operator: 'eq', read: { error: wrongDay } },
    { filter: day, text: '2025-03', operator: 'startswith', read: { value: '202503' } },
    { filter: day, text: 'May', operator: 'startswith', read: { error: wrongDigits } },
    { filter: day, text: '20260230', operator: 'startswith', read: { error: nonexistentDay } },
    { filter: day, text: '', operator: 'eq', read: { value: '' } },
    { filter: cost, text: '0.35', operator: 'gte', read: { value: '0.35' } },
    { filter: cost, text: '.3', operator: 'contains', read: { value: '.3' } },
    { filter: cost, text: '.3', operator: 'gte', read: { error: wrongNumber } },
    { filter: cost, text: '-1', operator: 'contains', read: { error: wrongNumber } },
    { filter: begin, text: '2025-03', operator: '', read: { error: wrongDay } },
    { filter: begin, text: '20250301', operator: '', read: { value: '2025-03-01' } },
    { filter: name, text: ' 40% ', operator: 'eq', read: { value: '40%' } },
  ])('"$text" $operator: $read', ({ filter, text, operator, read }) => {
    expect(parseFilterValue(filter, { [filter.name]: text, [`${filter.name}Op`]: operator })).toEqual(read);
  });
});

describe('a range', () => {
  const end: ValueFilter = { name: 'end', label: 'To', kind: 'day' };
  const first: ValueFilter = {
    ...begin,
    findConflict: (search) => (String(search.begin) > String(search.end) ? 'From is after To' : null),
  };
  const range = [first, end];
  test.each([
    { begin: '2026-06-10', end: '2026-06-01', errors: { begin: 'From is after To' } },
    { begin: '2026-06-01', end: '2026-06-01', errors: {} },
    { begin: '2026-06-31', end: '2026-06-01', errors: { begin: 'This date does not exist' } },
  ])('from $begin to "$end": $errors', ({ errors, ...typed }) =>
    expect(parseSearch(range, typed).errors).toEqual(errors),
  );

  test('an invalid value is replaced by the initial one, and the others are normalized', () => {
    expect(parseSearch(range, { begin: ' May ', end: ' 20260601 ' })).toEqual({
      search: { begin: '2026-01-01', end: '2026-06-01' },
      errors: { begin: 'Enter a date as YYYY-MM-DD' },
    });
  });
});

test('only filters with a value are sent, dates without dashes, choices always', () => {
  const search = { ...getInitialSearch(filters), dtBegin: '2025-03-01', dtBeginOp: 'gte', descr: 'yarn' };
  expect(toSearchQuery(filters, search)).toEqual({
    dtBegin: '20250301',
    dtBeginOp: 'gte',
    descr: 'yarn',
    descrOp: 'contains',
    orderBy: 'Date',
    begin: '20260101',
  });
});

describe('filters that always have a value', () => {
  const store: ListFilter = { name: 'store', label: 'Store', kind: 'lookup' };
  const daily: ListFilter = { name: 'daily', label: 'Daily', kind: 'flag' };
  const year: ListFilter = {
    name: 'year',
    label: 'Year',
    kind: 'integer',
    min: 1980,
    max: 2099,
    getInitial: () => '2026',
  };
  const always = [store, daily, year];

  test('are sent from the start, and an empty choice as null', () => {
    expect(getInitialSearch(always)).toEqual({ store: '', daily: '0', year: '2026' });
    expect(toSearchQuery(always, getInitialSearch(always))).toEqual({ store: '', daily: '0', year: '2026' });
  });

  const wrongYear = 'Enter a whole number from 1980 to 2099';
  test.each([
    { text: ' 1980 ', read: { value: '1980' } },
    { text: '2099', read: { value: '2099' } },
    { text: '1979', read: { error: wrongYear } },
    { text: '2100', read: { error: wrongYear } },
    { text: '', read: { error: wrongYear } },
    { text: '2e3', read: { error: wrongYear } },
    { text: '2025.5', read: { error: wrongYear } },
    { text: '02025', read: { value: '2025' } },
  ])('the year "$text" is parsed as $read', ({ text, read }) => {
    expect(parseFilterValue(year, { year: text })).toEqual(read);
  });
});
