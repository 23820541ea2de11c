import type { SubmitRefusal } from '../../forms/SubmitResult.ts';
import type { FieldColumn } from '../Column.ts';
import { type CellEdit, toTyped, type Typed } from './CellEdit.ts';

/** A column whose cells can be changed in their place. */
export type EditableColumn<Row> = FieldColumn<Row, keyof Row & string> & { edit: CellEdit };

/** A row that is to be saved. */
export interface RowChange<Row> {
  /** As it is to be from now on. */
  row: Row;
  /** The server copy that the changes began from. */
  before: Row;
  /** Names of the fields that differ. */
  fields: readonly (keyof Row & string)[];
}

/** How saving a row ended. `data` is the row as the server has it now; without it, it is what was sent. */
export type RowSaveResult<Row> =
  | { ok: true; data?: Row }
  | (SubmitRefusal & {
      /** Somebody else has changed the row meanwhile: as it is now. Both versions are then shown. */
      theirs?: Row;
    });

/** What is known of a row beside what the server has. Another object whenever something of it changes. */
export interface RowState<Row> {
  /** What was typed, by field, where it differs from the server copy. */
  typed: Readonly<Record<string, Typed>>;
  /** Messages beside single cells, by field. */
  errors: Readonly<Record<string, string>>;
  status: 'unchanged' | 'changed' | 'saving' | 'saved' | 'failed';
  /** Why it has not been saved; `null` when nothing is to be said beyond `errors`. */
  message: string | null;
  /** The row as somebody else has changed it meanwhile; `null` when nobody has. */
  theirs: Row | null;
  /** The server copy, when it is newer than the list. */
  confirmed: Row | null;
}

/** What a cell shows while it is edited. */
export function typedIn<Row>(state: RowState<Row>, column: EditableColumn<Row>, row: Row): Typed {
  return state.typed[column.field] ?? toTyped(column.edit, (state.confirmed ?? row)[column.field]);
}
