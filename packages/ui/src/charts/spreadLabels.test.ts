import { expect, test } from 'vitest';
import { spreadLabels } from './spreadLabels.ts';

test.each([
  { why: 'there is room', wanted: [10, 60, 100], places: [10, 60, 100] },
  { why: 'two meet', wanted: [50, 52], places: [50, 66] },
  { why: 'they keep their order', wanted: [52, 50], places: [66, 50] },
  { why: 'they meet at the bottom', wanted: [118, 119, 120], places: [88, 104, 120] },
  { why: 'none', wanted: [], places: [] },
  { why: 'out of the chart', wanted: [-5, 130], places: [0, 120] },
])('$why', ({ wanted, places }) => expect(spreadLabels(wanted, 120, 16)).toEqual(places));

test('more labels than lines share the height', () => {
  const places = spreadLabels(
    Array.from({ length: 13 }, () => 60),
    120,
    16,
  );
  expect(places.map(Math.round)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120]);
});
