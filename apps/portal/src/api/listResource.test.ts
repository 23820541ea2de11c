import { beforeEach, expect, test } from 'vitest';
import { createListResource } from './listResource.ts';
import { queryClient } from './queryClient.ts';

interface Item {
  id: number;
  name: string;
}

const queryKey = ['get', '/items'];
const affectedKey = ['get', '/affected'];
const list = createListResource<Item, string[]>(
  { queryKey, queryFn: async () => [] },
  { rowId: ({ id }) => id, affectedKeys: [affectedKey] },
);
const a = { id: 1, name: 'a' };
const b = { id: 2, name: 'b' };
const rows = () => queryClient.getQueryData<Item[]>(queryKey);
const isStale = (key: string[]) => queryClient.getQueryState(key)?.isInvalidated;
const fail = async () => Promise.reject(new Error('No.'));

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(queryKey, [a, b]);
  queryClient.setQueryData(affectedKey, []);
});

test.each([
  { why: 'a known row is replaced', data: { id: 1, name: 'A' }, is: [{ id: 1, name: 'A' }, b] },
  { why: 'a new row is appended', data: { id: 3, name: 'c' }, is: [a, b, { id: 3, name: 'c' }] },
  { why: 'a response without a row leaves the rows unchanged', data: undefined, is: [a, b] },
])('save: $why, and both lists are invalidated', async ({ data, is }) => {
  expect(await list.save(async () => ({ data }))(null)).toEqual({ ok: true, data });
  expect(rows()).toEqual(is);
  expect([isStale(queryKey), isStale(affectedKey)]).toEqual([true, true]);
});

test('remove deletes the row from the list', async () => {
  await list.remove(async () => {})(a);
  expect(rows()).toEqual([b]);
});

test('a failed change keeps the rows and invalidates them', async () => {
  expect(await list.save(fail)(null)).toMatchObject({ ok: false });
  expect(rows()).toEqual([a, b]);
  expect(isStale(queryKey)).toBe(true);
});

test('toggle updates the rows and leaves other lists unchanged', async () => {
  const toChange = () => list.withoutRow(b);
  expect(await list.toggle(fail, toChange)).toMatchObject({ ok: false });
  expect(rows()).toEqual([a, b]);
  expect(await list.toggle(async () => {}, toChange)).toEqual({ ok: true });
  expect(rows()).toEqual([a]);
  expect([isStale(queryKey), isStale(affectedKey)]).toEqual([true, false]);
});
