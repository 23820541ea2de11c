import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type AsyncState, getShownData } from '../../feedback/AsyncState.ts';
import { useUnsavedChanges } from '../../forms/unsavedChanges.ts';
import { type Column, getRowName } from '../Column.ts';
import { RowEdits, type RowEditsOptions } from './RowEdits.ts';
import { editableColumns, type RowState } from './RowState.ts';

export interface RowEditsInput<Row, Id> extends Pick<
  RowEditsOptions<Row, Id>,
  'rowId' | 'validate' | 'onSave' | 'strings'
> {
  rows: AsyncState<readonly Row[]>;
  /** Default: `rows`. */
  allRows: AsyncState<readonly Row[]> | undefined;
  columns: readonly Column<Row>[];
}

const noRows: readonly never[] = [];

export interface EditedRows<Row, Id> {
  edits: RowEdits<Row, Id>;
  /** Rows to show; if reloading failed, the previous ones. */
  shownRows: readonly Row[];
  /** The state of the rows; after any failure with the previous ones, because they may have unsaved edits. */
  state: AsyncState<readonly Row[]>;
}

/**
 * Edits of a table, kept while it is mounted, even if its list is reloaded or fails. Asks before the page is
 * left with unsaved edits.
 */
export function useRowEdits<Row, Id>(input: RowEditsInput<Row, Id>): EditedRows<Row, Id> {
  const { rows, allRows = rows, columns, ...others } = input;
  const shownRows = useLastRows(rows);
  const options = {
    ...others,
    rows: useLastRows(allRows),
    columns: editableColumns(columns),
    rowName: (row: Row) => getRowName(columns, row),
  };
  const [edits] = useState(() => new RowEdits(options));
  useLayoutEffect(() => edits.setOptions(options));
  useUnsavedChanges(edits.hasUnsavedEdits);
  return {
    edits,
    shownRows,
    state: rows.status === 'failed' && shownRows.length > 0 ? { ...rows, olderData: shownRows } : rows,
  };
}

/** The rows; while they are loading, and after a failure, the previous ones. */
function useLastRows<Row>(rows: AsyncState<readonly Row[]>): readonly Row[] {
  const [lastRows, setLastRows] = useState<readonly Row[]>(noRows);
  const currentRows = getShownData(rows) ?? (rows.status === 'empty' ? noRows : lastRows);
  if (currentRows !== lastRows) setLastRows(currentRows);
  return currentRows;
}

/** State of a row; re-renders only when it changes. */
export function useRowState<Row, Id>(edits: RowEdits<Row, Id>, id: Id): RowState<Row> {
  const state = () => edits.state(id);
  return useSyncExternalStore(edits.subscribe, state, state);
}

/**
 * Calls `leave` when the focus moves to another row or out of the table. Focus changes within a row do not
 * count, including the moment between removing an input and focusing its cell.
 * @param findRow row that contains an element, `null` outside of all rows
 */
export function useRowLeave<Id>(
  findRow: (element: Element) => Id | null,
  onRowLeave: (id: Id) => void,
): { onFocus: (event: { target: EventTarget }) => void; onBlur: () => void } {
  const currentRowRef = useRef<Id | null>(null);
  const latestFindRow = useRef(findRow);
  useLayoutEffect(() => {
    latestFindRow.current = findRow;
  });
  const handleFocusMove = (row: Id | null) => {
    const previousRow = currentRowRef.current;
    currentRowRef.current = row;
    if (previousRow !== null && previousRow !== row) onRowLeave(previousRow);
  };
  return {
    onFocus: ({ target }) => handleFocusMove(findRow(target as Element)),
    onBlur: () =>
      void setTimeout(() => {
        const { activeElement } = document;
        handleFocusMove(activeElement ? latestFindRow.current(activeElement) : null);
      }),
  };
}
