import type { KeyboardEvent } from 'react';
import type { GridCellParams, GridEventListener, MuiEvent, useGridApiRef } from '@mui/x-data-grid';
import { insertLineBreak } from '../editing/CellInput.tsx';
import type { RowEdits } from '../editing/RowEdits.ts';
import type { EditableColumn } from '../editing/RowState.ts';

/** Ways of starting to edit a cell that replace its text. */
const replacingReasons: ReadonlySet<string | undefined> = new Set([
  'printableKeyDown',
  'deleteKeyDown',
  'pasteKeyDown',
]);

type KeyEvent = MuiEvent<KeyboardEvent<HTMLElement>>;

/** Keyboard behavior in addition to that of x-data-grid. */
export function createGridKeyHandlers<Row, Id>(
  apiRef: ReturnType<typeof useGridApiRef>,
  edits: RowEdits<Row, Id>,
  columns: readonly EditableColumn<Row>[],
) {
  const findColumn = (field: string) => columns.find((column) => (column.id ?? column.field) === field);

  const onEditStart: GridEventListener<'cellEditStart'> = ({ id, field, reason }) => {
    const column = findColumn(field);
    if (column && replacingReasons.has(reason)) edits.changeCell(id as Id, column.field, '');
  };

  const onEditStop: GridEventListener<'cellEditStop'> = ({ id, field, reason }) => {
    const column = findColumn(field);
    if (!column) return;
    if (reason === 'escapeKeyDown') edits.revert(id as Id, column.field);
    else edits.validateCell(id as Id, column.field);
    // There is no row below the last one to move to, so Enter saves it.
    const isLastRow = apiRef.current?.getSortedRowIds().at(-1) === id;
    if (reason === 'enterKeyDown' && isLastRow) edits.handleRowLeave(id as Id);
  };

  const onKeyDown = (params: GridCellParams, event: KeyEvent) => {
    const isHandled =
      params.cellMode === 'edit' ? handleInputKey(params, event) : handleCellKey(params, event);
    if (!isHandled) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
  };

  function handleInputKey({ field }: GridCellParams, event: KeyEvent): boolean {
    if (event.key !== 'Enter' || findColumn(field)?.edit.kind !== 'multiline') return false;
    // Otherwise the browser inserts a line break on every Enter.
    event.preventDefault();
    const isNewLine = event.shiftKey || event.altKey;
    if (isNewLine) insertLineBreak(event.target as HTMLTextAreaElement);
    return isNewLine;
  }

  function handleCellKey(params: GridCellParams, event: KeyEvent): boolean {
    const id = params.id as Id;
    const column = findColumn(params.field);
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.target instanceof HTMLButtonElement && event.key !== 'Tab') {
      // Keys that press the button are not handled by the grid.
      event.defaultMuiPrevented = event.key === 'Enter' || event.key === ' ';
      return false;
    }
    switch (event.key) {
      case 'Escape':
        return (column !== undefined && edits.revert(id, column.field)) || edits.revert(id);
      case 'F2':
        if (!params.isEditable) return false;
        apiRef.current?.startCellEditMode({ id: params.id, field: params.field });
        return true;
      case ' ':
        if (column?.edit.kind !== 'checkbox' || hasModifier) return false;
        edits.toggleCell(id, column.field);
        return true;
      case 'Tab':
        return !hasModifier && moveFocusInRow(params, event.shiftKey ? -1 : 1);
      default:
        return false;
    }
  }

  /** Tab moves within the row and leaves the table at its end. */
  function moveFocusInRow({ id, field }: GridCellParams, step: 1 | -1): boolean {
    const gridApi = apiRef.current;
    const fields = gridApi?.getVisibleColumns().map((column) => column.field) ?? [];
    const next = fields[fields.indexOf(field) + step];
    if (!gridApi || next === undefined) return false;
    gridApi.setCellFocus(id, next);
    return true;
  }

  return { onEditStart, onEditStop, onKeyDown };
}
