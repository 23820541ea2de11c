import { expect, test } from 'vitest';
import { spreadLabels } from './spreadLabels.ts';

test.each([
  { why: 'enough space', wanted: [10, 60, 100], places: [10, 60, 100] },
  { why: 'two overlap', wanted: [50, 52], places: [50, 66] },
  { why: 'they keep their order', wanted: [52, 50], places: [66, 50] },
  { why: 'overlap at the bottom', wanted: [118, 119, 120], places: [88, 104, 120] },
  { why: 'no labels', wanted: [], places: [] },
  { why: 'outside the chart', wanted: [-5, 130], places: [0, 120] },
])('$why', ({ wanted, places }) => expect(spreadLabels(wanted, 120, 16)).toEqual(places));

test('labels that do not fit are spread evenly', () => {
  const places = spreadLabels(
    Array.from({ length: 13 }, () => 60),
    120,
    16,
  );
  expect(places.map(Math.round)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]);
});
