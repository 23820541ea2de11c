import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import { getColumnAlign } from '../Column.ts';
import type { RowEdits } from './RowEdits.ts';
import { type EditableColumn, getEditedValue } from './RowState.ts';
import { useRowState } from './useRowEdits.ts';

export interface CellInputProps<Row, Id> {
  edits: RowEdits<Row, Id>;
  id: Id;
  row: Row;
  column: EditableColumn<Row>;
}

/** Input of a cell that is being edited. Every keystroke is stored in `edits`; there is no local state. */
export function CellInput<Row, Id>({ edits, id, row, column }: CellInputProps<Row, Id>) {
  const state = useRowState(edits, id);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const messageId = useId();
  const listId = useId();
  const suggestions = column.edit.kind === 'text' ? column.edit.suggestions : undefined;
  const error = state.errors[column.field];

  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, []);

  const props = {
    ref: input,
    className: 'PortalEdit-input',
    'aria-label': `${column.heading}, ${edits.getRowName(row)}`,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : messageId,
    'data-align': getColumnAlign(column),
    autoComplete: 'off',
    spellCheck: false,
    value: String(getEditedValue(state, column, row)),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      edits.changeCell(id, column.field, event.target.value),
    onBlur: () => edits.validateCell(id, column.field),
  };
  return (
    <>
      {column.edit.kind === 'multiline' ? (
        <textarea {...props} rows={1} />
      ) : (
        <input
          {...props}
          type="text"
          inputMode={column.edit.kind === 'number' ? 'decimal' : undefined}
          list={suggestions && listId}
        />
      )}
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((text) => (
            <option key={text} value={text}>
              {text}
            </option>
          ))}
        </datalist>
      )}
      {error !== undefined && (
        <span id={messageId} className="PortalEdit-message">
          {error}
        </span>
      )}
    </>
  );
}

/** Inserts a line break at the cursor. */
export function insertLineBreak(area: HTMLTextAreaElement): void {
  area.setRangeText('\n', area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
