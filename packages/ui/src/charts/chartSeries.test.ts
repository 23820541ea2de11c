import { describe, expect, test } from 'vitest';
import { type ChartSeries, prepareDailySeries, preparePlotSeries, toShares } from './chartSeries.ts';

type Row = Record<string, number | null>;
const series = (...ids: string[]): ChartSeries<Row>[] =>
  ids.map((id) => ({ id, label: id.toUpperCase(), value: (row) => row[id] ?? null }));
const valuesOf = (drawn: ReturnType<typeof preparePlotSeries>) =>
  drawn.map(({ label, values }) => [label, ...values]);

describe('rendered series', () => {
  const rows: Row[] = [
    { a: 1, b: 10, c: 5, d: 2 },
    { a: 1, b: 10, c: null, d: 2 },
  ];

  test('are the given ones in their order if they fit', () => {
    expect(valuesOf(preparePlotSeries(rows, series('a', 'b', 'c', 'd'), 4))).toEqual([
      ['A', 1, 1],
      ['B', 10, 10],
      ['C', 5, null],
      ['D', 2, 2],
    ]);
  });

  test('are the largest ones and the sum of the others if they do not fit; the total is unchanged', () => {
    expect(valuesOf(preparePlotSeries(rows, series('a', 'b', 'c', 'd'), 3))).toEqual([
      ['B', 10, 10],
      ['C', 5, null],
      ['Other (2)', 3, 3],
    ]);
  });

  test('do not include series that are null in every row; a sum of nulls is null', () => {
    expect(valuesOf(preparePlotSeries([{ a: 0, b: null, c: 3 }], series('a', 'b', 'c')))).toEqual([['C', 3]]);
    expect(
      valuesOf(
        preparePlotSeries(
          [
            { a: 9, b: null, c: null },
            { a: 9, b: 1, c: 2 },
          ],
          series('a', 'b', 'c'),
          2,
        ),
      ),
    ).toEqual([
      ['A', 9, 9],
      ['Other (2)', null, 3],
    ]);
  });

  test('are ranked by absolute value', () => {
    expect(valuesOf(preparePlotSeries([{ a: 1, b: -10, c: 2 }], series('a', 'b', 'c'), 2))).toEqual([
      ['B', -10],
      ['Other (2)', 3],
    ]);
  });
});

test('shares are percentages of the row total, and null if the total is 0 or null', () => {
  const drawn = preparePlotSeries(
    [
      { a: 1, b: 3 },
      { a: 0, b: 0 },
      { a: null, b: 5 },
    ],
    series('a', 'b'),
  );
  expect(valuesOf(toShares(drawn))).toEqual([
    ['A', 25, null, 0],
    ['B', 75, null, 100],
  ]);
});

test('daily series have a gap where days are missing', () => {
  const rows = [
    { day: '2026-01-05', a: 2 },
    { day: '2026-01-04', a: 1 },
    { day: '2026-01-06', a: 4 },
    { day: '2026-01-16', a: 3 },
  ];
  const daily = prepareDailySeries(rows, ({ day }) => day, [{ id: 'a', label: 'A', value: ({ a }) => a }]);
  expect(daily.days).toEqual(['2026-01-04', '2026-01-05', '2026-01-06', '2026-01-11', '2026-01-16']);
  expect(daily.points.map(({ row }) => row?.a ?? null)).toEqual([1, 2, 4, null, 3]);
  expect(daily.series).toEqual([{ id: 'a', label: 'A', values: [1, 2, 4, null, 3], styleIndex: 0 }]);
});
