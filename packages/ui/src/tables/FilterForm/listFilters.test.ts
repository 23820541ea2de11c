import { describe, expect, test } from 'vitest';
import {
  emptySearch,
  type ListFilter,
  readFilterValue,
  searchQuery,
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
  kind: 'choice',
  options: [
    { value: 'Date', label: 'Date' },
    { value: 'Name', label: 'Name' },
  ],
};
const filters = [day, cost, name, order];

test('at the beginning nothing is asked for, and the first of each choice holds', () => {
  expect(emptySearch(filters)).toEqual({
    dtBegin: '',
    dtBeginOp: 'startswith',
    cost: '',
    costOp: 'contains',
    descr: '',
    descrOp: 'contains',
    orderBy: 'Date',
  });
});

describe('what is typed', () => {
  const wrongDay = 'Enter a day as YYYY-MM-DD';
  const wrongDigits = 'Enter the first digits of YYYYMMDD';
  test.each([
    { filter: day, text: ' 20250301 ', operator: 'eq', read: { value: '2025-03-01' } },
    { filter: day, text: '2025-03-01', operator: 'gte', read: { value: '2025-03-01' } },
    { filter: day, text: '2025', operator: 'eq', read: { mistake: wrongDay } },
    { filter: day, text: '2025-02-30', operator: 'eq', read: { mistake: wrongDay } },
    { filter: day, text: '2025-03', operator: 'startswith', read: { value: '202503' } },
    { filter: day, text: 'May', operator: 'startswith', read: { mistake: wrongDigits } },
    { filter: day, text: '', operator: 'eq', read: { value: '' } },
    { filter: cost, text: '0.35', operator: 'gte', read: { value: '0.35' } },
    { filter: cost, text: '.3', operator: 'contains', read: { value: '.3' } },
    { filter: cost, text: '.3', operator: 'gte', read: { mistake: 'Enter a number' } },
    { filter: cost, text: '-1', operator: 'contains', read: { mistake: 'Enter a number' } },
    { filter: name, text: ' 40% ', operator: 'eq', read: { value: '40%' } },
  ])('"$text" $operator: $read', ({ filter, text, operator, read }) => {
    expect(readFilterValue(filter, { [filter.name]: text, [filter.operator.name]: operator })).toEqual(read);
  });
});

test('only what is asked for is sent, days without dashes, choices always', () => {
  const search = { ...emptySearch(filters), dtBegin: '2025-03-01', dtBeginOp: 'gte', descr: 'yarn' };
  expect(searchQuery(filters, search)).toEqual({
    dtBegin: '20250301',
    dtBeginOp: 'gte',
    descr: 'yarn',
    descrOp: 'contains',
    orderBy: 'Date',
  });
});
