import type { Column } from '../Column.ts';
import { EmptyCell } from './EmptyCell.tsx';
import { renderCells } from './renderCells.tsx';

export interface TableTotalsProps<Row> {
  columns: readonly Column<Row>[];
  /** In display order; not affected by sorting. */
  totals: readonly Row[];
  hasSelection: boolean;
  hasActions: boolean;
}

/** Up to this number all totals are pinned; above it only the last, so that totals do not cover the rows. */
const maxPinnedTotals = 4;

/** Totals: pinned ones in the footer, others after the last row. */
export function TableTotals<Row>({ totals, ...cells }: TableTotalsProps<Row>) {
  const pinned = totals.length > maxPinnedTotals ? totals.slice(-1) : totals;
  const unpinned = totals.slice(0, totals.length - pinned.length);
  return (
    <>
      {unpinned.length > 0 && (
        <tbody className="PortalDataTable-totals">
          <TotalRows {...cells} totals={unpinned} />
        </tbody>
      )}
      <tfoot className="PortalDataTable-totals">
        <TotalRows {...cells} totals={pinned} />
      </tfoot>
    </>
  );
}

function TotalRows<Row>({ columns, totals, hasSelection, hasActions }: TableTotalsProps<Row>) {
  return totals.map((total, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- totals have no id, and never change their order
    <tr key={index}>
      {hasSelection && <EmptyCell className="PortalDataTable-choice" />}
      {renderCells(columns, total)}
      {hasActions && <EmptyCell className="PortalDataTable-actions" />}
    </tr>
  ));
}
