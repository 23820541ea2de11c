import type { DOMAttributes, ReactElement, ReactNode } from 'react';
import GlobalStyles from '@mui/system/GlobalStyles';
import type { TableSlots } from '../TableProps.ts';
import { createHeadingGroups } from './headingGroups.ts';
import { toRem } from '../sizing/cssWidths.ts';
import { portraitWidth, type TableLayout } from './TableLayout.ts';
import { useTableText } from './tableLocaleText.ts';
import { Scroller } from './tableStyles.ts';
import { useWindowedRows, type WindowedRowsOptions } from './useWindowedRows.tsx';

export interface ScrollingTableProps<Row> extends TableSlots, Omit<WindowedRowsOptions, 'renderRow'> {
  label: string;
  layout: TableLayout<Row>;
  isBusy: boolean;
  /** A `treegrid` has one cell in the tab order; it is a plain table while it has no rows. */
  role?: 'treegrid';
  /** Event handlers of the scroll container. */
  handlers?: DOMAttributes<HTMLElement>;
  /** `TableHead`. */
  head: ReactNode;
  /**
   * `TableMessage`, in place of rows. Not made beside rows: React in development compares its props with all rows.
   */
  message: ReactNode;
  /** Renders a row; `ariaRowIndex` is one-based, and `undefined` when all rows are in the DOM. */
  renderRow: (index: number, ariaRowIndex: number | undefined) => ReactElement;
  /** `TableTotals`. */
  totals?: ReactNode;
  totalCount?: number;
}

const landscape = <GlobalStyles styles={{ '@page': { size: 'landscape' } }} />;

/**
 * HTML table in a scroll container. Head, message and totals are elements of the caller, so that scrolling does
 * not re-render them.
 */
export function ScrollingTable<Row>(props: ScrollingTableProps<Row>) {
  const { label, layout, isBusy, role, handlers, renderRow, totalCount = 0, ...others } = props;
  const { head, message, totals, scroller, rowCount, slots, slotProps } = others;
  const Table = slots?.table ?? 'table';
  const hasRows = rowCount > 0;
  const isTreegrid = role === 'treegrid' && hasRows;
  const headRowCount = createHeadingGroups(layout.columns).length > 0 ? 2 : 1;
  const { rows, isWindowed, bodyRef } = useWindowedRows({
    ...others,
    renderRow: (index, isPartial) =>
      renderRow(index, isPartial || isTreegrid ? index + headRowCount + 1 : undefined),
  });
  return (
    // Focusable, so that the table can be scrolled and its cells reached by keyboard.
    <Scroller
      {...slotProps?.region}
      as={slots?.region}
      ref={scroller}
      aria-label={useTableText().scrollRegion(label)}
      tabIndex={isTreegrid ? -1 : 0}
      {...handlers}
    >
      {layout.widths.full > portraitWidth && landscape}
      <Table
        {...slotProps?.table}
        role={isTreegrid ? role : undefined}
        aria-label={label}
        aria-busy={isBusy}
        aria-rowcount={isWindowed || isTreegrid ? headRowCount + rowCount + totalCount : undefined}
        style={{ ...slotProps?.table?.style, minWidth: toRem(layout.widths.min) }}
      >
        {head}
        <tbody ref={bodyRef}>{hasRows ? rows : message}</tbody>
        {totals}
      </Table>
    </Scroller>
  );
}
