import { useDeferredValue, useRef } from 'react';
import { useTheme } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Column } from '../Column.ts';
import { DataRow } from './DataRow.tsx';
import type { DataTableWords } from './dataTableWords.ts';

export interface TableRowsProps<Row> {
  /** How many rows there are. */
  count: number;
  /** The row at a place, 0-based. A function, as React in development compares what it is given entry by entry. */
  rowAt: (place: number) => Row;
  rowId: (row: Row) => string | number;
  columns: readonly Column<Row>[];
  choice: 'none' | 'radio' | 'checkbox';
  isChosen: (row: Row) => boolean;
  hasActions: boolean;
  /** Lines of headings above the rows. */
  headLines: number;
  words: DataTableWords;
}

/** More than are in sight when a table opens. */
const firstDrawn = 40;

export interface AllRowsProps<Row> extends TableRowsProps<Row> {
  /** All rows are needed at once: for paper. */
  isPrinting: boolean;
}

/**
 * All rows. Those in sight when the table opens are painted before the others are drawn, for which an empty row of the
 * right height stands so long.
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

/** Only the rows in sight and some around them; empty rows of the right height stand for the others. */
export function WindowedRows<Row>(props: TableRowsProps<Row>) {
  const { density } = useTheme();
  const { count } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- speaks of the React Compiler, which is not used
  const virtualizer = useVirtualizer({
    count,
    // Not a ref of the table: it is set only after this component has looked for it.
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
