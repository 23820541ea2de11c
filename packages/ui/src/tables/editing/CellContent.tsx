import type { ReactNode } from 'react';
import { type Column, columnText } from '../Column.ts';
import type { RowEdits } from './RowEdits.ts';
import type { EditableColumn } from './RowState.ts';
import { typedIn } from './RowState.ts';
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
  const server = state.confirmed ?? row;
  if (!column.edit) return column.cell ? column.cell(server) : columnText(column, server);

  const editable = column as EditableColumn<Row>;
  const typed = typedIn(state, editable, row);
  const error = state.errors[editable.field];
  const isUnsaved = Object.hasOwn(state.typed, editable.field);
  if (editable.edit.kind === 'tick') {
    return (
      <WithMessage error={error}>
        <input
          type="checkbox"
          className="PortalEdit-tick"
          aria-label={`${column.heading}, ${rowName}`}
          tabIndex={-1}
          checked={typed === true}
          data-unsaved={isUnsaved || undefined}
          onChange={(event) => edits.change(id, editable.field, event.target.checked)}
        />
      </WithMessage>
    );
  }
  const text = isUnsaved ? String(typed) : columnText(column, server);
  return (
    <WithMessage error={error}>
      <span className="PortalEdit-text" data-unsaved={isUnsaved || undefined} title={text || undefined}>
        {text}
      </span>
    </WithMessage>
  );
}

function WithMessage({ error, children }: { error: string | undefined; children: ReactNode }) {
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
