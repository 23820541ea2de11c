import { parseRanges } from '@portal/domain';
import { expect, test } from 'vitest';
import { createRangeAxes } from './rangeStrips.ts';

const axes = (...pairs: [string, string][]) =>
  createRangeAxes(
    parseRanges(
      Object.fromEntries(
        pairs.flatMap(([start, end], index) => [
          [`mailerCode${index + 1}Start`, start],
          [`mailerCode${index + 1}End`, end],
        ]),
      ),
    ),
  );

test('without ranges there is no axis', () => expect(axes()).toEqual([]));

test('a single code spans the axis', () => {
  expect(axes(['410000', '410000'])).toMatchObject([
    {
      kind: 'digits',
      first: '410000',
      last: '410000',
      strips: [{ left: 0, width: 1, overlappingRanges: [] }],
    },
  ]);
});

test('ranges are positioned by their codes and list overlapping ranges', () => {
  const [axis] = axes(['100000', '100049'], ['100050', '100099'], ['100090', '100094']);
  expect(
    axis?.strips.map(({ left, width, overlappingRanges }) => ({ left, width, overlappingRanges })),
  ).toEqual([
    { left: 0, width: 0.5, overlappingRanges: [] },
    { left: 0.5, width: 0.5, overlappingRanges: [3] },
    { left: 0.9, width: 0.05, overlappingRanges: [2] },
  ]);
});

test('codes with letters have a separate axis', () => {
  const all = axes(['100000', '100049'], ['AAAAAA', 'AAAAAZ'], ['AAAABA', 'AAAABZ']);
  expect(all.map(({ kind, first, last }) => [kind, first, last])).toEqual([
    ['digits', '100000', '100049'],
    ['letters', 'AAAAAA', 'AAAABZ'],
  ]);
  expect(all[1]?.strips.map(({ left, width }) => [left, width])).toEqual([
    [0, 0.5],
    [0.5, 0.5],
  ]);
});
