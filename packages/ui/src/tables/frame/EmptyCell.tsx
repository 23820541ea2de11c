/** Placeholder cell without content. */
export function EmptyCell({ className, colSpan }: { className?: string; colSpan?: number }) {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell is no control
  return <td className={className} colSpan={colSpan} />;
}
