import { expect, test } from 'vitest';
import { toSparkline } from './toSparkline.ts';

const size = { width: 100, height: 26 };

test.each([
  { values: [0, 5, 10], points: ['0,23', '50,13', '100,3'], why: 'from zero to the largest value' },
  { values: [4, 4], points: ['0,3', '100,3'], why: 'equal values are a level line' },
  { values: [7], points: ['0,3', '100,3'], why: 'so is a single value' },
  { values: [0, 0, 0], points: ['0,23', '50,23', '100,23'], why: 'zeros are at the bottom' },
  { values: [1, 3, 2, 3], points: ['0,16.3', '33.3,3', '66.7,9.7', '100,3'], why: 'coordinates are short' },
  { values: [], points: [], why: 'nothing has no line' },
])('$values: $why', ({ values, points }) => {
  expect(toSparkline(values, size).map(({ x, y }) => `${x},${y}`)).toEqual(points);
});
