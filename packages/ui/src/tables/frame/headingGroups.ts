import { type Column, getColumnId } from '../Column.ts';

/** Heading above adjacent columns; empty above columns without a group. */
export interface HeadingGroup {
  /** ID of its first column. */
  id: string;
  heading: string;
  /** Number of columns. */
  span: number;
}

/**
 * Group headings from left to right; empty when no column has a group. The sticky first column always forms
 * its own group.
 */
export function createHeadingGroups<Row>(columns: readonly Column<Row>[]): HeadingGroup[] {
  if (!columns.some(({ group }) => group)) return [];
  const groups: HeadingGroup[] = [];
  columns.forEach((column, index) => {
    const heading = column.group ?? '';
    const last = groups.at(-1);
    if (last && index > 1 && last.heading === heading) last.span += 1;
    else groups.push({ id: getColumnId(column), heading, span: 1 });
  });
  return groups;
}
