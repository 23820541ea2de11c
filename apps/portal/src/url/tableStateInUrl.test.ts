import { expect, test } from 'vitest';
import { parseTableState, formatTableState } from './tableStateInUrl.ts';

const columnIds = ['username', 'lastName', 'firstName'];
const byName = [
  { columnId: 'lastName', direction: 'asc' },
  { columnId: 'firstName', direction: 'asc' },
] as const;
const read = (query: string) => parseTableState(new URLSearchParams(query), columnIds, byName);

test.each([
  { query: '', sorting: byName, filters: {}, why: 'there are no parameters' },
  { query: 'sort=', sorting: [], filters: {}, why: 'no sorting is wanted' },
  {
    query: 'sort=-username,lastName',
    sorting: [
      { columnId: 'username', direction: 'desc' },
      { columnId: 'lastName', direction: 'asc' },
    ],
    filters: {},
    why: 'several keys',
  },
  { query: 'sort=password,-', sorting: [], filters: {}, why: 'no such columns' },
  {
    query: 'filter.lastName=o%27dell&filter.password=x&filter.username=',
    sorting: byName,
    filters: { lastName: "o'dell" },
    why: 'filters of known columns',
  },
])('"$query" is read: $why', ({ query, sorting, filters }) => {
  expect(read(query)).toEqual({ sorting, filters });
});

test('what is written is read again, and the rest of the query stays', () => {
  const state = {
    sorting: [{ columnId: 'firstName', direction: 'desc' }] as const,
    filters: { lastName: 'a&b=c', username: '' },
  };
  const written = formatTableState(
    new URLSearchParams('user=7&sort=username&filter.username=x'),
    state,
    byName,
  );
  expect(written.toString()).toBe('user=7&sort=-firstName&filter.lastName=a%26b%3Dc');
  expect(read(written.toString())).toEqual({ ...state, filters: { lastName: 'a&b=c' } });
});

test('the default order is not written', () => {
  expect(
    formatTableState(new URLSearchParams('sort=username'), { sorting: byName, filters: {} }, byName).size,
  ).toBe(0);
});

test('the same filters give the same query in whatever order they were set', () => {
  const format = (filters: Record<string, string>) =>
    String(formatTableState(new URLSearchParams(), { sorting: byName, filters }, byName));
  expect(format({ username: 'b', lastName: 'a' })).toBe(format({ lastName: 'a', username: 'b' }));
});
