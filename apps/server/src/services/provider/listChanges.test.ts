import { expect, test } from 'vitest';
import { listChanges } from './listChanges.ts';

test.each([
  { before: 'a', after: 'a', changes: [] },
  { before: 'a', after: 'b', changes: [{ field: 'value', before: 'a', after: 'b' }] },
  { before: null, after: '', changes: [{ field: 'value', before: null, after: '' }] },
  { before: undefined, after: 7, changes: [{ field: 'value', before: null, after: '7' }] },
  { before: true, after: false, changes: [{ field: 'value', before: 'true', after: 'false' }] },
  { before: ['a', 'b'], after: ['a', 'b'], changes: [] },
  { before: ['a', 'b'], after: [], changes: [{ field: 'value', before: '["a","b"]', after: '[]' }] },
  { before: [{ id: 1, name: 'a' }], after: [{ name: 'a', id: 1 }], changes: [] },
])('from $before to $after is $changes', ({ before, after, changes }) => {
  expect(listChanges<{ value: unknown }>({ value: before }, { value: after })).toEqual(changes);
});

test('a text of 1,000 characters is recorded whole, a longer one is cut', () => {
  const [whole, long] = ['🙂'.repeat(1000), '🙂'.repeat(1001)];
  expect(listChanges({ whole: '', long: '' }, { whole, long })).toEqual([
    { field: 'whole', before: '', after: whole },
    { field: 'long', before: '', after: `${'🙂'.repeat(999)}…` },
  ]);
});

test('the version of a row is no change', () => {
  expect(listChanges({ name: 'a', rowVersion: 1 }, { name: 'a', rowVersion: 2 })).toEqual([]);
});
