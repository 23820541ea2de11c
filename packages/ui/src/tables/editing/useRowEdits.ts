import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { useUnsavedChanges } from '../../forms/unsaved/unsavedChanges.ts';
import type { Column } from '../Column.ts';
import { RowEdits, type RowEditsOptions } from './RowEdits.ts';
import type { EditableColumn, RowState } from './RowState.ts';

export interface RowEditsInput<Row, Id> extends Pick<
  RowEditsOptions<Row, Id>,
  'rowId' | 'validate' | 'onSave'
> {
  rows: AsyncState<readonly Row[]>;
  columns: readonly Column<Row>[];
}

const noRows: readonly never[] = [];

export interface EditedRows<Row, Id> {
  edits: RowEdits<Row, Id>;
  /** The rows to show: when newer ones could not be fetched, those that were there. */
  shown: readonly Row[];
  /** Why newer ones could not be fetched, to be said beside the rows; `null` when nothing failed or no rows are shown. */
  failure: Extract<AsyncState<never>, { status: 'failed' }> | null;
}

/**
 * The edits of a table, kept as long as it stands, whatever becomes of its list: what was typed stays, and is seen.
 * While any of it is unsaved, leaving the page asks.
 */
export function useRowEdits<Row, Id>(input: RowEditsInput<Row, Id>): EditedRows<Row, Id> {
  const { rows, rowId, columns, validate, onSave } = input;
  const [known, setKnown] = useState<readonly Row[]>(noRows);
  const latest = rows.status === 'ready' ? rows.data : rows.status === 'empty' ? noRows : known;
  if (latest !== known) setKnown(latest);
  const options = { rows: latest, rowId, validate, onSave, columns: editableColumns(columns) };
  const [edits] = useState(() => new RowEdits(options));
  useLayoutEffect(() => edits.update(options));
  useUnsavedChanges(edits.hasUnsaved);
  return { edits, shown: latest, failure: rows.status === 'failed' && latest.length > 0 ? rows : null };
}

/** What is known of a row; draws anew only when that changes. */
export function useRowState<Row, Id>(edits: RowEdits<Row, Id>, id: Id): RowState<Row> {
  const state = () => edits.state(id);
  return useSyncExternalStore(edits.subscribe, state, state);
}

/** The columns that can be edited. */
export function editableColumns<Row>(columns: readonly Column<Row>[]): readonly EditableColumn<Row>[] {
  return columns.filter((column): column is EditableColumn<Row> => column.edit !== undefined);
}

/**
 * Tells the edits when the focus leaves a row: to another row, or out of the table. Moving inside of the row, and the
 * moment between an input that goes and the cell that takes its focus, are no leaving.
 * @param rowOf the row that an element stands in, `null` outside of all rows
 */
export function useRowLeaving<Id>(
  rowOf: (element: Element) => Id | null,
  leave: (id: Id) => void,
): { onFocus: (event: { target: EventTarget }) => void; onBlur: () => void } {
  const current = useRef<Id | null>(null);
  const goTo = (row: Id | null) => {
    const left = current.current;
    current.current = row;
    if (left !== null && left !== row) leave(left);
  };
  return {
    onFocus: ({ target }) => goTo(rowOf(target as Element)),
    onBlur: () =>
      void setTimeout(() => {
        const { activeElement } = document;
        goTo(activeElement ? rowOf(activeElement) : null);
      }),
  };
}
