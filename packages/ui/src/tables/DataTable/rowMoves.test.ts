import { expect, test, vi } from 'vitest';
import { createRowDrop, type RowReorder, getDropIndex } from './rowMoves.ts';

test.each([
  { from: 0, at: 2, zone: 'after', to: 2 },
  { from: 0, at: 2, zone: 'before', to: 1 },
  { from: 3, at: 1, zone: 'before', to: 1 },
  { from: 3, at: 1, zone: 'after', to: 2 },
  { from: 2, at: 2, zone: 'before', to: 2 },
  { from: 2, at: 2, zone: 'after', to: 2 },
  { from: 2, at: 1, zone: 'after', to: 2 },
  { from: 2, at: 3, zone: 'before', to: 2 },
] as const)('row $from dropped $zone row $at is at $to', ({ from, at, zone, to }) => {
  expect(getDropIndex(from, at, zone)).toBe(to);
});

test.each([
  { height: 0.49, zone: 'before', toIndex: 1 },
  { height: 0.5, zone: 'after', toIndex: 2 },
])('dropped at $height of a row: $zone', ({ height, zone, toIndex }) => {
  const onRowMove = vi.fn<(move: RowReorder) => void>();
  const drop = createRowDrop(onRowMove)(0, 2, height);
  expect(drop?.zone).toBe(zone);
  drop?.move();
  expect(onRowMove).toHaveBeenCalledWith({ fromIndex: 0, toIndex });
});

test('a row dropped where it is does not move', () => {
  expect(createRowDrop(vi.fn())(2, 2, 0.2)).toBeNull();
});
