import type { ColumnSize } from './columnSizes.ts';
import { type TableWidths, toRem } from './cssWidths.ts';

/**
 * The same columns with the widths of x-data-grid: those that grow share the container in proportion to their texts.
 * @param others width of other columns in CSS pixels
 */
export function toGridWidths({ columns, ...widths }: TableWidths, others: number): TableWidths {
  const sum = (sizes: readonly ColumnSize[]) => sizes.reduce((total, { full }) => total + full, 0);
  const [growing, fixed] = [
    columns.filter(({ share }) => share > 0),
    columns.filter(({ share }) => share === 0),
  ];
  const room = `100cqw - ${toRem(sum(fixed) + others)}`;
  const toCss = ({ min, full, share }: ColumnSize) =>
    share > 0 ? `max(${toRem(min)}, (${room}) * ${full / sum(growing)})` : toRem(full);
  return { ...widths, columns: columns.map((size) => ({ ...size, css: toCss(size) })) };
}
