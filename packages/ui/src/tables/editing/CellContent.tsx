import { useFormats } from '../../theme/formats.ts';
import { type Column, getColumnText } from '../Column.ts';
import { renderValue } from '../frame/renderValue.tsx';
import type { RowEdits } from './RowEdits.ts';
import { getEditedValue, isEditable, type RowState } from './RowState.ts';
import { useRowState } from './useRowEdits.ts';

export interface CellContentProps<Row, Id> {
  edits: RowEdits<Row, Id>;
  id: Id;
  row: Row;
  column: Column<Row>;
  /** In the cell that names the row: also says why the row was not saved. */
  hasRowMessage?: boolean;
}

/** Content of a cell that is not being edited: its value and why that was not saved. */
export function CellContent<Row, Id>({ hasRowMessage, ...cell }: CellContentProps<Row, Id>) {
  const state = useRowState(cell.edits, cell.id);
  const error = isEditable(cell.column) && state.errors[cell.column.field];
  const rowMessage = hasRowMessage && state.message;
  const value = <CellValue {...cell} state={state} />;
  if (!error && !rowMessage) return value;
  return (
    <span className="PortalEdit-refused">
      {value}
      {error && (
        <span className="PortalEdit-message" title={error}>
          {error}
        </span>
      )}
      {rowMessage && (
        <span className="PortalEdit-message" data-row-message title={rowMessage}>
          {rowMessage}
        </span>
      )}
    </span>
  );
}

/** The unsaved value, otherwise the server copy. */
function CellValue<Row, Id>(cell: CellContentProps<Row, Id> & { state: RowState<Row> }) {
  const { edits, id, row, column, state } = cell;
  const formats = useFormats();
  const serverRow = state.confirmedRow ?? row;
  if (!isEditable(column)) return renderValue(column, serverRow, formats);

  const value = getEditedValue(state, column, row);
  const isUnsaved = Object.hasOwn(state.editedValues, column.field);
  if (column.edit.kind === 'checkbox') {
    return (
      <input
        type="checkbox"
        className="PortalEdit-tick"
        aria-label={`${column.heading}, ${edits.getRowName(row)}`}
        tabIndex={-1}
        checked={value === true}
        data-unsaved={isUnsaved || undefined}
        onChange={(event) => edits.changeCell(id, column.field, event.target.checked)}
      />
    );
  }
  const text = isUnsaved ? String(value) : getColumnText(column, serverRow);
  return (
    <span className="PortalEdit-text" data-unsaved={isUnsaved || undefined} title={text || undefined}>
      {text}
    </span>
  );
}
