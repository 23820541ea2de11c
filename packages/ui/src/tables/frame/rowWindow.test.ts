import { expect, test } from 'vitest';
import { addMeasuredHeights, clampWindow, getRowTop, moveWindow, openWindow } from './rowWindow.ts';

const even = { usual: 30, others: new Map<number, number>() };
/** Rows 2 and 5 are higher. */
const uneven = {
  usual: 30,
  others: new Map([
    [2, 60],
    [5, 50],
  ]),
};

test.each([
  { index: 0, top: 0 },
  { index: 2, top: 60, why: 'a higher row moves only the rows below it' },
  { index: 3, top: 120 },
  { index: 5, top: 180 },
  { index: 6, top: 230 },
  { index: 100, top: 3050 },
])('row $index is $top pixels below the first', ({ index, top }) => {
  expect(getRowTop(uneven, index)).toBe(top);
});

test('rows of one height', () => expect(getRowTop(even, 7)).toBe(210));

test.each([
  { top: 0, height: 600, start: 0, end: 20 },
  { top: 0, height: 601, start: 0, end: 21 },
  { top: 95, height: 600, start: 3, end: 24 },
])('a table that opens at $top renders what is visible', ({ top, height, ...rows }) => {
  expect(openWindow(30, { top, height })).toEqual(rows);
});

const current = { start: 20, end: 60 };
test.each([
  { top: 690, why: 'three rows are left above' },
  { top: 1080, why: 'three rows are left below' },
])('the window stays at $top: $why', ({ top }) => {
  expect(moveWindow(current, even, 1000, { top, height: 600 })).toBe(current);
});
test.each([
  { top: 689, start: 14, end: 51, why: 'fewer are left above' },
  { top: 1110, start: 29, end: 66, why: 'fewer are left below' },
  { top: 0, start: 0, end: 29, why: 'there are no rows above the first' },
  { top: 29_400, start: 972, end: 1000, why: 'there are no rows below the last' },
  { top: 90_000, start: 991, end: 1000, why: 'it is scrolled past the end' },
])('the window moves at $top: $why', ({ top, ...rows }) => {
  const { start, end } = rows;
  expect(moveWindow(current, even, 1000, { top, height: 600 })).toEqual({ start, end });
});

test('rows at the ends need no others beyond them', () => {
  const all = { start: 0, end: 22 };
  expect(moveWindow(all, even, 22, { top: 0, height: 600 })).toBe(all);
});

test.each([
  { top: 119, start: 0, end: 14 },
  { top: 120, start: 0, end: 14 },
  { top: 500, start: 7, end: 27 },
])('higher rows count at $top', ({ top, start, end }) => {
  expect(moveWindow({ start: 90, end: 99 }, uneven, 100, { top, height: 100 })).toEqual({ start, end });
});

test.each([
  { rowCount: 100, start: 20, end: 60, why: 'enough rows' },
  { rowCount: 60, start: 20, end: 60, why: 'just enough rows' },
  { rowCount: 50, start: 10, end: 50, why: 'the last rows' },
  { rowCount: 30, start: 0, end: 30, why: 'fewer rows than it is long' },
])('among $rowCount rows the window is $start to $end: $why', ({ rowCount, start, end }) => {
  expect(clampWindow(current, rowCount)).toEqual({ start, end });
});

test('rows are as high as most of them were measured', () => {
  const measured = addMeasuredHeights(uneven, [
    [0, 34],
    [1, 34],
    [2, 34],
    [3, 70],
    [4, 30],
  ]);
  expect(measured.usual).toBe(34);
  expect([...measured.others]).toEqual([
    [5, 50],
    [3, 70],
    [4, 30],
  ]);
});

test('of two heights the greater one is usual', () => {
  const rows = [
    [0, 40],
    [1, 30],
  ] as const;
  expect(addMeasuredHeights(even, rows)).toEqual({ usual: 40, others: new Map([[1, 30]]) });
});

test('without measured rows the heights stay', () => {
  expect(addMeasuredHeights(uneven, [])).toEqual(uneven);
});
