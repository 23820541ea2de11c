import { useDeferredValue, useRef } from 'react';
import { useTheme } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Column } from '../Column.ts';
import { DataRow } from './DataRow.tsx';
import type { DataTableLocaleText } from './dataTableLocaleText.ts';

export interface TableRowsProps<Row> {
  /** Number of rows. */
  rowCount: number;
  /**
   * Row at a zero-based index. A function, because React in development compares array props item by item.
   */
  rowAt: (index: number) => Row;
  rowId: (row: Row) => string | number;
  columns: readonly Column<Row>[];
  selectionControl: 'none' | 'radio' | 'checkbox';
  isRowSelected: (row: Row) => boolean;
  hasActions: boolean;
  /** Number of heading rows. */
  headingRowCount: number;
  strings: DataTableLocaleText;
}

/** More rows than are visible when a table opens. */
const initialRowCount = 40;

export interface AllRowsProps<Row> extends TableRowsProps<Row> {
  /** Renders all rows at once, for printing. */
  isPrinting: boolean;
}

/**
 * Renders all rows. The first ones are painted before the others are rendered; until then a spacer row keeps
 * the scroll height.
 */
export function AllRows<Row>({ isPrinting, ...props }: AllRowsProps<Row>) {
  const { density } = useTheme();
  const deferredCount = useDeferredValue(props.rowCount, initialRowCount);
  const end = isPrinting ? props.rowCount : Math.min(props.rowCount, deferredCount);
  return (
    <tbody>
      {renderRows(props, 0, end, false)}
      <Spacer height={(props.rowCount - end) * density.rowHeight} />
    </tbody>
  );
}

/** Renders only the visible rows and some around them; spacer rows keep the scroll height. */
export function WindowedRows<Row>(props: TableRowsProps<Row>) {
  const { density } = useTheme();
  const { rowCount } = props;
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- speaks of the React Compiler, which is not used
  const virtualizer = useVirtualizer({
    count: rowCount,
    // Not a ref of the table, which is set only after this effect runs.
    getScrollElement: () => bodyRef.current?.closest('section') ?? null,
    estimateSize: () => density.rowHeight,
    overscan: 12,
    initialRect: { width: 0, height: 800 },
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const end = (items.at(-1)?.index ?? -1) + 1;
  return (
    <tbody ref={bodyRef}>
      <Spacer height={first * density.rowHeight} />
      {renderRows(props, first, end, true)}
      <Spacer height={(rowCount - end) * density.rowHeight} />
    </tbody>
  );
}

function renderRows<Row>(props: TableRowsProps<Row>, first: number, end: number, isWindowed: boolean) {
  const { rowAt, rowId, columns, selectionControl, isRowSelected, hasActions, headingRowCount, strings } =
    props;
  return Array.from({ length: end - first }, (_item, offset) => {
    const row = rowAt(first + offset);
    return (
      <DataRow
        key={rowId(row)}
        row={row}
        index={first + offset}
        columns={columns}
        selectionControl={selectionControl}
        isSelected={isRowSelected(row)}
        hasActions={hasActions}
        strings={strings}
        ariaRowIndex={isWindowed ? first + offset + headingRowCount + 1 : undefined}
      />
    );
  });
}

function Spacer({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" className="PortalDataTable-spacer" style={{ height }} /> : null;
}
