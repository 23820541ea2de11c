import { describe, expect, test } from 'vitest';
import { type DropZone, getDropZone, getMoveByDrop, getMoveByStep, type MoveStep } from './treeMoves.ts';
import {
  siblingsOf,
  isSameOrDescendant,
  listVisibleItems,
  type Tree,
  type TreeItem,
  buildTree,
} from './tree.ts';

type Row = [id: string, parent: string | null];

/** a (b (c, d), e), f */
const rows: Row[] = [
  ['a', null],
  ['b', 'a'],
  ['c', 'b'],
  ['d', 'b'],
  ['e', 'a'],
  ['f', null],
];
const build = (list: readonly Row[] = rows): Tree<Row, string> =>
  buildTree(
    list,
    ([id]) => id,
    ([, parent]) => parent,
  );
const tree = build();
const item = (id: string) => tree.byId.get(id) as TreeItem<Row, string>;
const ids = (items: readonly TreeItem<Row, string>[]) => items.map(({ id }) => id).join('');

describe('the tree', () => {
  test('has levels, positions and siblings', () => {
    expect(
      listVisibleItems(tree, () => false).map(({ id, level, position }) => `${id}${level}${position}`),
    ).toEqual(['a11', 'b21', 'c31', 'd32', 'e22', 'f12']);
    expect(ids(siblingsOf(tree, item('d')))).toBe('cd');
    expect(ids(siblingsOf(tree, item('f')))).toBe('af');
  });

  test.each([
    { closed: '', seen: 'abcdef' },
    { closed: 'b', seen: 'abef' },
    { closed: 'a', seen: 'af' },
    { closed: 'cf', seen: 'abcdef' },
  ])('with $closed closed shows $seen', ({ closed, seen }) =>
    expect(ids(listVisibleItems(tree, (id) => closed.includes(id)))).toBe(seen),
  );

  test('keeps every row, including orphans and cycles', () => {
    const strange = build([
      ['x', 'nowhere'],
      ['p', 'q'],
      ['q', 'p'],
    ]);
    expect(
      ids(listVisibleItems(strange, () => false))
        .split('')
        .toSorted()
        .join(''),
    ).toBe('pqx');
  });

  test('includes descendants', () => {
    expect(isSameOrDescendant(item('d'), item('a'))).toBe(true);
    expect(isSameOrDescendant(item('a'), item('a'))).toBe(true);
    expect(isSameOrDescendant(item('a'), item('d'))).toBe(false);
  });
});

test.each<{ id: string; step: MoveStep; to: [string | null, number] | null }>([
  { id: 'd', step: 'up', to: ['b', 0] },
  { id: 'd', step: 'down', to: null },
  { id: 'c', step: 'down', to: ['b', 1] },
  { id: 'c', step: 'up', to: null },
  { id: 'd', step: 'in', to: ['c', 0] },
  { id: 'c', step: 'in', to: null },
  { id: 'e', step: 'in', to: ['b', 2] },
  { id: 'd', step: 'out', to: ['a', 1] },
  { id: 'b', step: 'out', to: [null, 1] },
  { id: 'f', step: 'out', to: null },
])('$id moved by $step', ({ id, step, to }) =>
  expect(getMoveByStep(tree, item(id), step)).toEqual(to && { id, parentId: to[0], index: to[1] }),
);

test.each<{ id: string; target: string; zone: DropZone; to: [string | null, number] | null }>([
  { id: 'f', target: 'b', zone: 'into', to: ['b', 2] },
  { id: 'f', target: 'b', zone: 'before', to: ['a', 0] },
  { id: 'f', target: 'b', zone: 'after', to: ['a', 1] },
  { id: 'c', target: 'd', zone: 'after', to: ['b', 1] },
  { id: 'c', target: 'd', zone: 'before', to: null },
  { id: 'd', target: 'b', zone: 'into', to: null },
  { id: 'c', target: 'b', zone: 'into', to: ['b', 1] },
  { id: 'a', target: 'd', zone: 'into', to: null },
  { id: 'a', target: 'a', zone: 'after', to: null },
  { id: 'a', target: 'f', zone: 'after', to: [null, 1] },
])('$id dropped $zone $target', ({ id, target, zone, to }) =>
  expect(getMoveByDrop(tree, item(id), item(target), zone)).toEqual(
    to && { id, parentId: to[0], index: to[1] },
  ),
);

test.each([
  { height: 0.1, zone: 'before' },
  { height: 0.5, zone: 'into' },
  { height: 0.9, zone: 'after' },
])('at $height of a row: $zone', ({ height, zone }) => expect(getDropZone(height)).toBe(zone));
