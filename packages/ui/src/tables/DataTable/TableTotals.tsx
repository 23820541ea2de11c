import type { Column } from '../Column.ts';
import { EmptyCell } from './EmptyCell.tsx';
import { rowCells } from './rowCells.tsx';

export interface TableTotalsProps<Row> {
  columns: readonly Column<Row>[];
  /** In display order; not affected by sorting. */
  totals: readonly Row[];
  hasChoice: boolean;
  hasActions: boolean;
}

/** Up to this number all totals are pinned; above it only the last, so that totals do not cover the rows. */
const mostPinned = 4;

/** Totals: pinned ones in the footer, others after the last row. */
export function TableTotals<Row>({ totals, ...cells }: TableTotalsProps<Row>) {
  const pinned = totals.length > mostPinned ? totals.slice(-1) : totals;
  const others = totals.slice(0, totals.length - pinned.length);
  return (
    <>
      {others.length > 0 && (
        <tbody className="PortalDataTable-totals">
          <TotalRows {...cells} totals={others} />
        </tbody>
      )}
      <tfoot className="PortalDataTable-totals">
        <TotalRows {...cells} totals={pinned} />
      </tfoot>
    </>
  );
}

function TotalRows<Row>({ columns, totals, hasChoice, hasActions }: TableTotalsProps<Row>) {
  return totals.map((total, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- totals have no id, and never change their order
    <tr key={place}>
      {hasChoice && <EmptyCell className="PortalDataTable-choice" />}
      {rowCells(columns, total)}
      {hasActions && <EmptyCell className="PortalDataTable-actions" />}
    </tr>
  ));
}
