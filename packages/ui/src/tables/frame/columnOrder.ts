import { type Column, getColumnId } from '../Column.ts';

/**
 * The columns in an order that was chosen. Columns that it does not name stay where they are, and unknown ones are ignored;
 * the first column, which names the row, stays the first.
 */
export function orderColumns<Row>(
  columns: readonly Column<Row>[],
  order: readonly string[],
): readonly Column<Row>[] {
  const [, ...movable] = columns;
  const ordered = order.flatMap((id) => movable.find((column) => getColumnId(column) === id) ?? []);
  const places = new Set(ordered);
  if (places.size === 0) return columns;
  const next = [...places].values();
  return columns.map((column) => (places.has(column) ? (next.next().value as Column<Row>) : column));
}

/**
 * The order after a column was moved to the place of another.
 * @returns `null` if it cannot be there: columns stay in their group, and the first column stays the first
 */
export function moveColumn<Row>(
  columns: readonly Column<Row>[],
  id: string,
  targetId: string | undefined,
): string[] | null {
  const ids = columns.map(getColumnId);
  const from = ids.indexOf(id);
  const to = ids.indexOf(targetId ?? '');
  if (from < 1 || to < 1 || from === to) return null;
  const hasOneGroup = columns
    .slice(Math.min(from, to), Math.max(from, to) + 1)
    .every(({ group }) => group === columns[from]?.group);
  return hasOneGroup ? ids.toSpliced(from, 1).toSpliced(to, 0, id) : null;
}
