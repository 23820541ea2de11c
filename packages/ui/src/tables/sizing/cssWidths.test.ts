import { expect, test } from 'vitest';
import type { ColumnSize } from './columnSizes.ts';
import { type TableWidths, toCssWidths } from './cssWidths.ts';
import { toGridWidths } from './gridWidths.ts';

const code: ColumnSize = { min: 80, full: 80, share: 0 };
const name: ColumnSize = { min: 100, full: 200, share: 1 };
const text: ColumnSize = { min: 120, full: 420, share: 3, isProse: true };

/** Widths of the columns in a container, as a browser calculates them. */
function widthsIn(container: number, sizes: readonly ColumnSize[], others = 0): number[] {
  return calculateWidths(toCssWidths(sizes, others), container);
}

function calculateWidths({ columns }: TableWidths, container: number): number[] {
  return columns.map(({ css }) => {
    const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
    const expression = css
      .replaceAll('100cqw', String(container))
      .replaceAll(/([\d.]+)rem/g, (_rem, size: string) => String(16 * Number(size)))
      .replaceAll('px', '')
      .replaceAll('calc', '')
      .replaceAll('max', 'Math.max')
      .replaceAll('min', 'Math.min');
    // oxlint-disable-next-line no-new-func -- the expressions of the style sheet are those of JavaScript
    return Math.round(new Function('clamp', `return ${expression}`)(clamp) as number);
  });
}

test.each([
  { container: 200, widths: [80, 100, 120], why: 'too narrow: the table scrolls' },
  { container: 340, widths: [80, 100, 120], why: 'just enough for the minimum' },
  { container: 400, widths: [80, 160, 120], why: 'names grow first' },
  { container: 540, widths: [80, 200, 220], why: 'then prose' },
  { container: 740, widths: [80, 200, 420], why: 'all texts have room' },
  { container: 1140, widths: [80, 300, 720], why: 'what is left is shared' },
])('in $container pixels: $why', ({ container, widths }) => {
  expect(widthsIn(container, [code, name, text], 40)).toEqual(widths);
});

test.each([
  { container: 240, widths: [100, 140], why: 'two lines while texts would be cut' },
  { container: 260, widths: [120, 140], why: 'one line as soon as there is room' },
  { container: 360, widths: [140, 220], why: 'no wider than that' },
])('headings in $container pixels: $why', ({ container, widths }) => {
  const long: ColumnSize = { min: 100, full: 100, oneLine: 140, share: 0 };
  const other: ColumnSize = { min: 140, full: 140, share: 1 };
  expect(widthsIn(container, [long, other])).toEqual(widths);
});

test('texts of a table that scrolls are cut less, up to a part of the container', () => {
  const wide: ColumnSize = { min: 800, full: 800, share: 0 };
  expect(widthsIn(1000, [wide, name, text])).toEqual([800, 200, 200]);
  expect(widthsIn(900, [wide, name, text])).toEqual([800, 180, 180]);
  expect(widthsIn(1020, [wide, name, text])).toEqual([800, 100, 120]);
});

test('in a grid, what grows shares the container in proportion to its texts', () => {
  const widths = toGridWidths(toCssWidths([code, name, text], 40), 40);
  expect(calculateWidths(widths, 1360)).toEqual([80, 400, 840]);
  expect(calculateWidths(widths, 275)).toEqual([80, 100, 120]);
  expect(widths.min).toBe(340);
});

test('columns that neither grow nor shrink have a plain width', () => {
  expect(toCssWidths([code, name], 0).columns[0]?.css).toBe('5rem');
});

test('the table knows its minimum and its full width, with what is beside the columns', () => {
  expect(toCssWidths([code, text], 40)).toMatchObject({ min: 240, full: 540 });
});
