import type { ReactNode } from 'react';
import { type Column, getColumnText } from '../Column.ts';
import type { RowEdits } from './RowEdits.ts';
import { getEditedValue, isEditable } from './RowState.ts';
import { useRowState } from './useRowEdits.ts';

export interface CellContentProps<Row, Id> {
  edits: RowEdits<Row, Id>;
  id: Id;
  row: Row;
  column: Column<Row>;
  rowName: string;
}

/** Content of a cell that is not being edited: the unsaved value, otherwise the server copy. */
export function CellContent<Row, Id>({ edits, id, row, column, rowName }: CellContentProps<Row, Id>) {
  const state = useRowState(edits, id);
  const serverRow = state.confirmedRow ?? row;
  if (!isEditable(column)) return column.cell ? column.cell(serverRow) : getColumnText(column, serverRow);

  const value = getEditedValue(state, column, row);
  const error = state.errors[column.field];
  const isUnsaved = Object.hasOwn(state.editedValues, column.field);
  if (column.edit.kind === 'checkbox') {
    return (
      <CellWithMessage error={error}>
        <input
          type="checkbox"
          className="PortalEdit-tick"
          aria-label={`${column.heading}, ${rowName}`}
          tabIndex={-1}
          checked={value === true}
          data-unsaved={isUnsaved || undefined}
          onChange={(event) => edits.changeCell(id, column.field, event.target.checked)}
        />
      </CellWithMessage>
    );
  }
  const text = isUnsaved ? String(value) : getColumnText(column, serverRow);
  return (
    <CellWithMessage error={error}>
      <span className="PortalEdit-text" data-unsaved={isUnsaved || undefined} title={text || undefined}>
        {text}
      </span>
    </CellWithMessage>
  );
}

function CellWithMessage({ error, children }: { error: string | undefined; children: ReactNode }) {
  if (error === undefined) return children;
  return (
    <span className="PortalEdit-refused">
      {children}
      <span className="PortalEdit-message" title={error}>
        {error}
      </span>
    </span>
  );
}
