import type { SubmitFailure } from '../../feedback/SubmitResult.ts';
import type { Column, FieldColumn } from '../Column.ts';
import { type CellEdit, toEditedValue, type EditedValue } from './CellEdit.ts';

export type EditableColumn<Row> = FieldColumn<Row, keyof Row & string> & { edit: CellEdit };

/** Whether the cells of a column can be edited. */
export function isEditable<Row>(column: Column<Row>): column is EditableColumn<Row> {
  return column.edit !== undefined;
}

/** The columns whose cells can be edited. */
export function editableColumns<Row>(columns: readonly Column<Row>[]): readonly EditableColumn<Row>[] {
  return columns.filter(isEditable<Row>);
}

/** Changes of a row to save. */
export interface RowChange<Row> {
  /** The new row. */
  row: Row;
  /** Server copy from which the edits started. */
  before: Row;
  /** Names of the changed fields. */
  fields: readonly (keyof Row & string)[];
}

/** Result of saving a row. `data` is the row as the server has stored it; default: as it was sent. */
export type RowSaveResult<Row> =
  | { ok: true; data?: Row }
  | (SubmitFailure & {
      /**
       * The current row when someone else has changed it meanwhile (conflict). The user then chooses between
       * both versions.
       */
      theirs?: Row;
    });

/**
 * State of a row in addition to the server's data. Immutable: every change creates a new object.
 *
 * `unchanged` → typing → `changed` → the focus leaves the row → `saving` → `saved`, or `failed`, from which typing leads
 * to `changed` and Retry to `saving`. Undoing all edits leads back to `unchanged`.
 */
export interface RowState<Row> {
  /** Edited values that differ from the server copy, by field. */
  editedValues: Readonly<Record<string, EditedValue>>;
  /** Error messages of cells, by field. */
  errors: Readonly<Record<string, string>>;
  status: 'unchanged' | 'changed' | 'saving' | 'saved' | 'failed';
  /** Why saving failed; `null` if `errors` says everything. */
  message: string | null;
  /** The row as changed by someone else; `null` without a conflict. */
  theirs: Row | null;
  /** The server copy if it is newer than the list. */
  confirmedRow: Row | null;
  /** Server copy from which the edits started; `null` without edits. */
  base: Row | null;
  /** Other operation on the row that is running, or has failed and can be retried. */
  operation: (() => Promise<RowSaveResult<Row>>) | null;
  /** The focus has left the row while it was being saved. */
  wasLeft: boolean;
}

/** Whether a row shows why values or the row are not saved. */
export function hasMessages({ status, errors }: Pick<RowState<unknown>, 'status' | 'errors'>): boolean {
  return status === 'failed' || Object.keys(errors).length > 0;
}

/** Value of a cell while it is being edited. */
export function getEditedValue<Row>(
  state: RowState<Row>,
  column: EditableColumn<Row>,
  row: Row,
): EditedValue {
  return (
    state.editedValues[column.field] ?? toEditedValue(column.edit, (state.confirmedRow ?? row)[column.field])
  );
}
