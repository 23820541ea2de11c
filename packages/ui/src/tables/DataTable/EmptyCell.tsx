/** A cell that only keeps its place in the row. */
export function EmptyCell({ className }: { className: string }) {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control
  return <td className={className} />;
}
