import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { type RowData, tableFeatures, useTable } from '@tanstack/react-table';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ProgressLine } from '../../feedback/ProgressLine/ProgressLine.tsx';
import { type Column, columnId, columnValue } from '../Column.ts';
import { TableMessage } from './TableMessage.tsx';
import { DataRow } from './DataRow.tsx';
import { Root, Scroller } from './dataTableStyles.ts';

export interface DataTableProps<Row> {
  /** Accessible name: what the rows are, `Mailers`. */
  label: string;
  /** Keep it at module scope or memoised: a new array redraws every row. */
  columns: readonly Column<Row>[];
  rows: AsyncState<readonly Row[]>;
  /** Identifies a row among all. */
  rowId: (row: Row) => string | number;
  /** Text while the first rows are fetched. */
  loadingText?: string;
  /** Text when there are no rows: `[no data]` or `No Data Available`, as the screen's specification says. */
  emptyText?: string;
  /** One sentence on what would bring rows, below `emptyText`. */
  emptyHint?: ReactNode;
  /** When this value changes, the table goes back to its first row; usually the page number. */
  scrollKey?: string | number;
}

const features = tableFeatures({});
const noRows: readonly never[] = [];
/** Width in CSS pixels kept for a column that has none. */
const flexibleWidth = 200;

/**
 * The table of the product: a semantic HTML table with sticky heading and first column that fills its parent and
 * scrolls by itself. Old rows stay while newer ones are fetched.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, scrollKey } = props;
  const { loadingText = '[working...]', emptyText = '[no data]', emptyHint } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const data = rows.status === 'ready' ? rows.data : noRows;
  const columnDefs = useMemo(
    () =>
      columns.map((column) => ({
        id: columnId(column),
        header: column.heading,
        accessorFn: (row: Row) => columnValue(column, row),
      })),
    [columns],
  );
  const table = useTable({
    features,
    columns: columnDefs,
    data,
    getRowId: (row) => String(rowId(row)),
  });

  const scrolledFor = useRef(scrollKey);
  useLayoutEffect(() => {
    if (scrolledFor.current === scrollKey) return;
    scrolledFor.current = scrollKey;
    scroller.current?.scrollTo({ top: 0 });
  }, [scrollKey]);

  const isBusy = rows.status === 'loading' || (rows.status === 'ready' && rows.refreshing);
  const minWidth = columns.reduce((sum, column) => sum + (column.width ?? flexibleWidth), 0);
  return (
    <Root>
      {isBusy && <ProgressLine label={`Loading ${label}`} />}
      {/* Reachable by keyboard, so that it can be scrolled without a mouse. */}
      <Scroller ref={scroller} aria-label={`${label}, table`} tabIndex={0}>
        <table aria-label={label} aria-busy={isBusy} style={{ minWidth }}>
          <colgroup>
            {columns.map((column) => (
              <col key={columnId(column)} style={{ width: column.width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={columnId(column)} scope="col" data-align={column.align} title={column.heading}>
                  {column.heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.status === 'ready' && data.length > 0 ? (
              table
                .getRowModel()
                .rows.map((row) => <DataRow key={row.id} row={row.original} columns={columns} />)
            ) : (
              <TableMessage
                state={rows}
                columns={columns}
                loadingText={loadingText}
                emptyText={emptyText}
                emptyHint={emptyHint}
              />
            )}
          </tbody>
        </table>
      </Scroller>
    </Root>
  );
}
