import { useDeferredValue, useRef } from 'react';
import { useTheme } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Column } from '../Column.ts';
import { DataRow } from './DataRow.tsx';
import type { DataTableWords } from './dataTableWords.ts';

export interface TableRowsProps<Row> {
  /** Number of rows. */
  count: number;
  /**
   * Row at a zero-based index. A function, because React in development compares array props item by item.
   */
  rowAt: (place: number) => Row;
  rowId: (row: Row) => string | number;
  columns: readonly Column<Row>[];
  choice: 'none' | 'radio' | 'checkbox';
  isChosen: (row: Row) => boolean;
  hasActions: boolean;
  /** Number of heading rows. */
  headLines: number;
  words: DataTableWords;
}

/** More rows than are visible when a table opens. */
const firstDrawn = 40;

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
  const drawnBy = useDeferredValue(props.count, firstDrawn);
  const end = isPrinting ? props.count : Math.min(props.count, drawnBy);
  return (
    <tbody>
      {drawn(props, 0, end, false)}
      <Spacer height={(props.count - end) * density.rowHeight} />
    </tbody>
  );
}

/** Renders only the visible rows and some around them; spacer rows keep the scroll height. */
export function WindowedRows<Row>(props: TableRowsProps<Row>) {
  const { density } = useTheme();
  const { count } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- speaks of the React Compiler, which is not used
  const virtualizer = useVirtualizer({
    count,
    // Not a ref of the table, which is set only after this effect runs.
    getScrollElement: () => body.current?.closest('section') ?? null,
    estimateSize: () => density.rowHeight,
    overscan: 12,
    initialRect: { width: 0, height: 800 },
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const end = (items.at(-1)?.index ?? -1) + 1;
  return (
    <tbody ref={body}>
      <Spacer height={first * density.rowHeight} />
      {drawn(props, first, end, true)}
      <Spacer height={(count - end) * density.rowHeight} />
    </tbody>
  );
}

function drawn<Row>(props: TableRowsProps<Row>, first: number, end: number, isWindowed: boolean) {
  const { rowAt, rowId, columns, choice, isChosen, hasActions, headLines, words } = props;
  return Array.from({ length: end - first }, (_item, offset) => {
    const row = rowAt(first + offset);
    return (
      <DataRow
        key={rowId(row)}
        row={row}
        place={first + offset}
        columns={columns}
        choice={choice}
        isChosen={isChosen(row)}
        hasActions={hasActions}
        words={words}
        rowIndex={isWindowed ? first + offset + headLines + 1 : undefined}
      />
    );
  });
}

function Spacer({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" className="PortalDataTable-spacer" style={{ height }} /> : null;
}
