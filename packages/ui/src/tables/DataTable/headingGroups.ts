import { type Column, columnId } from '../Column.ts';

/** A heading over neighbouring columns; empty over those without a group. */
export interface HeadingGroup {
  /** Of its first column. */
  id: string;
  heading: string;
  /** How many columns. */
  span: number;
}

/**
 * The headings above the headings, from left to right; none when no column has a group. The first column, which stays
 * while scrolling sideways, always stands alone.
 */
export function headingGroups<Row>(columns: readonly Column<Row>[]): HeadingGroup[] {
  if (!columns.some(({ group }) => group)) return [];
  const groups: HeadingGroup[] = [];
  columns.forEach((column, index) => {
    const heading = column.group ?? '';
    const last = groups.at(-1);
    if (last && index > 1 && last.heading === heading) last.span += 1;
    else groups.push({ id: columnId(column), heading, span: 1 });
  });
  return groups;
}
