import type { ColumnSize } from './columnSizes.ts';

export interface TableWidths {
  /** Minimum of the table in CSS pixels; a narrower container scrolls. */
  min: number;
  /** With all texts in full, in CSS pixels. */
  full: number;
  /** Size of each column, and its width relative to a container of the table. */
  columns: readonly (ColumnSize & { css: string })[];
}

/** Of the container: a column is not cut below this while the table scrolls sideways anyway. */
const scrollingPart = 0.2;

/**
 * CSS that gives columns their minimum, then names and then prose their full width, then headings one line, then columns
 * their share of what is left, as wide as the container is: resizing it runs no code. Where not even the minimum has room, texts are cut less.
 * @param others width of other columns in CSS pixels
 */
export function toCssWidths(sizes: readonly ColumnSize[], others: number): TableWidths {
  const sum = (toPart: (size: ColumnSize) => number, start = others) =>
    sizes.reduce((total, size) => total + toPart(size), start);
  const min = sum((size) => size.min);
  const named = sum((size) => (size.isProse ? size.min : size.full));
  const full = sum((size) => size.full);
  const headed = sum(({ full: width, oneLine = width }) => oneLine);
  const shares = sum(({ share }) => share, 0);
  const columns = sizes.map((size) => {
    const { min: least, full: most, oneLine = most, share, isProse } = size;
    const [start, end] = isProse ? [named, full] : [min, named];
    const scrolled = `min(${toRem(most)}, 100cqw * ${scrollingPart}, (${toRem(min)} - 100cqw) * 9999)`;
    const grown = grow([least, most], [start, end]);
    const width = grown ? `max(${scrolled}, ${toRem(least)}${grown})` : toRem(most);
    const more = grow([most, oneLine], [full, headed]) + shareRest(headed, share / (shares || 1));
    return { ...size, css: more ? `calc(${width}${more})` : width };
  });
  return { min, full, columns };
}

type Range = readonly [from: number, to: number];

/** CSS for what is added to a width while the container grows within a range; empty if it does not grow. */
function grow([least, most]: Range, [start, end]: Range): string {
  const factor = round((most - least) / (end - start || 1));
  return factor > 0 ? ` + clamp(0px, (100cqw - ${toRem(start)}) * ${factor}, ${toRem(most - least)})` : '';
}

/** CSS for a share of what is left in a container wider than `full`. */
function shareRest(full: number, share: number): string {
  return share > 0 ? ` + max(0px, (100cqw - ${toRem(full)}) * ${round(share)})` : '';
}

/** Widths grow with the font size of the browser, as the texts do. */
export function toRem(px: number): string {
  return `${px / 16}rem`;
}

function round(factor: number): number {
  return Math.round(factor * 10_000) / 10_000;
}
