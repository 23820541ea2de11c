import { useFormats } from '../../theme/formats.ts';
import { EmptyCell } from '../frame/EmptyCell.tsx';
import { renderValue } from '../frame/renderValue.tsx';
import type { TableLayout } from '../frame/TableLayout.ts';
import { renderCells } from '../frame/renderCells.tsx';

export interface TableTotalsProps<Row> {
  layout: TableLayout<Row>;
  /** In display order; not affected by sorting. */
  totals: readonly Row[];
}

/** Up to this number all totals are pinned; above it only the last, so that totals do not cover the rows. */
const maxPinnedTotals = 4;

/** Totals: pinned ones in the footer, others after the last row. */
export function TableTotals<Row>({ layout, totals }: TableTotalsProps<Row>) {
  const pinned = totals.length > maxPinnedTotals ? totals.slice(-1) : totals;
  const unpinned = totals.slice(0, totals.length - pinned.length);
  return (
    <>
      {unpinned.length > 0 && (
        <tbody className="PortalTable-totals">
          <TotalRows layout={layout} totals={unpinned} />
        </tbody>
      )}
      <tfoot className="PortalTable-totals">
        <TotalRows layout={layout} totals={pinned} />
      </tfoot>
    </>
  );
}

function TotalRows<Row>({ layout, totals }: TableTotalsProps<Row>) {
  const { columns, hasSelection, actionsWidth } = layout;
  const formats = useFormats();
  return totals.map((total, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- totals have no id, and never change their order
    <tr key={index}>
      {hasSelection && <EmptyCell className="PortalTable-choice" />}
      {renderCells(columns, total, (column) => renderValue(column, total, formats))}
      {actionsWidth > 0 && <EmptyCell className="PortalTable-actions" />}
    </tr>
  ));
}
