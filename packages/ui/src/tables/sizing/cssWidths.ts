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
    const [start, end] = size.isProse ? [named, full] : [min, named];
    const part = round((size.full - size.min) / (end - start || 1));
    const share = round(size.share / (shares || 1));
    const [least, most] = [toRem(size.min), toRem(size.full)];
    const grown = `clamp(${least}, ${least} + (100cqw - ${toRem(start)}) * ${part}, ${most})`;
    const scrolled = `min(${most}, 100cqw * ${scrollingPart}, (${toRem(min)} - 100cqw) * 9999)`;
    const width = part > 0 ? `max(${scrolled}, ${grown})` : most;
    const forHeading = size.oneLine ? size.oneLine - size.full : 0;
    const headingPart = round(forHeading / (headed - full || 1));
    const more = [
      forHeading > 0 && `clamp(0px, (100cqw - ${toRem(full)}) * ${headingPart}, ${toRem(forHeading)})`,
      share > 0 && `max(0px, (100cqw - ${toRem(headed)}) * ${share})`,
    ].filter(Boolean);
    return { ...size, css: more.length > 0 ? `calc(${[width, ...more].join(' + ')})` : width };
  });
  return { min, full, columns };
}

/** Widths grow with the font size of the browser, as the texts do. */
export function toRem(px: number): string {
  return `${px / 16}rem`;
}

function round(factor: number): number {
  return Math.round(factor * 10_000) / 10_000;
}
