import type { ColumnSize } from './columnSizes.ts';

export interface TableWidths {
  /** Minimum of the table in CSS pixels; a narrower container scrolls. */
  min: number;
  /** With all texts in full, in CSS pixels. */
  full: number;
  /** Size of each column, and its width relative to a container of the table. */
  columns: readonly (ColumnSize & { css: string })[];
}

/**
 * CSS that gives columns their minimum, then their full width, then their share of what is left, as wide as the
 * container is: resizing it runs no code.
 * @param others width of other columns in CSS pixels
 */
export function toCssWidths(sizes: readonly ColumnSize[], others: number): TableWidths {
  const sum = (key: keyof ColumnSize) => sizes.reduce((total, size) => total + size[key], 0);
  const [min, full, shares] = [sum('min') + others, sum('full') + others, sum('share')];
  const columns = sizes.map((size) => {
    const part = round((size.full - size.min) / (full - min || 1));
    const share = round(size.share / (shares || 1));
    const width =
      part > 0
        ? `clamp(${size.min}px, ${size.min}px + (100cqw - ${min}px) * ${part}, ${size.full}px)`
        : `${size.full}px`;
    const css = share > 0 ? `calc(${width} + max(0px, (100cqw - ${full}px) * ${share}))` : width;
    return { ...size, css };
  });
  return { min, full, columns };
}

function round(factor: number): number {
  return Math.round(factor * 10_000) / 10_000;
}
