import { expect, test } from 'vitest';
import { getDropIndex } from './dropIndex.ts';

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
