import { expect, test } from 'vitest';
import { type TableState, tableUrlState } from './tableUrlState.ts';
import { replaceState } from './urlState.ts';

const columnIds = ['username', 'lastName', 'firstName'];
const byName = [
  { columnId: 'lastName', direction: 'asc' },
  { columnId: 'firstName', direction: 'asc' },
] as const;
const schema = tableUrlState(columnIds, byName);
const read = (query: string) => schema.read(new URLSearchParams(query));
const write = (query: string, state: TableState) =>
  String(replaceState(new URLSearchParams(query), schema, state));

test.each([
  { query: '', sorting: byName, filters: {}, why: 'there are no parameters' },
  { query: 'sort=', sorting: [], filters: {}, why: 'no sorting' },
  {
    query: 'sort=-username,lastName',
    sorting: [
      { columnId: 'username', direction: 'desc' },
      { columnId: 'lastName', direction: 'asc' },
    ],
    filters: {},
    why: 'several keys',
  },
  { query: 'sort=password,-', sorting: [], filters: {}, why: 'unknown columns' },
  {
    query: 'filter.lastName=o%27dell&filter.password=x&filter.username=',
    sorting: byName,
    filters: { lastName: "o'dell" },
    why: 'filters of known columns',
  },
])('"$query" is parsed: $why', ({ query, sorting, filters }) => {
  expect(read(query)).toEqual({ sorting, filters });
});

test('written state is parsed again, and the rest of the query is unchanged', () => {
  const state = {
    sorting: [{ columnId: 'firstName', direction: 'desc' }] as const,
    filters: { lastName: 'a&b=c', username: '' },
  };
  const written = write('user=7&sort=username&filter.username=x', state);
  expect(written).toBe('user=7&sort=-firstName&filter.lastName=a%26b%3Dc');
  expect(read(written)).toEqual({ ...state, filters: { lastName: 'a&b=c' } });
});

test('the default order is not written', () => {
  expect(write('sort=username', { sorting: byName, filters: {} })).toBe('');
});

test('the same filters give the same query in whatever order they were set', () => {
  const format = (filters: Record<string, string>) => write('', { sorting: byName, filters });
  expect(format({ username: 'b', lastName: 'a' })).toBe(format({ lastName: 'a', username: 'b' }));
});
