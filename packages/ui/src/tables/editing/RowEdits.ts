import { runSubmit, type SubmitFailure } from '../../feedback/SubmitResult.ts';
import { getColumnText } from '../Column.ts';
import type { EditedValue } from './CellEdit.ts';
import type { EditingLocaleText } from './editingLocaleText.ts';
import {
  applyEdits,
  completeSave,
  failSave,
  hasEdits,
  rebaseEdits,
  revertEdits,
  typeIntoCell,
  unchangedState,
} from './editRow.ts';
import {
  type EditableColumn,
  hasMessages,
  type RowChange,
  type RowSaveResult,
  type RowState,
} from './RowState.ts';

export interface RowEditsOptions<Row, Id> {
  rows: readonly Row[];
  rowId: (row: Row) => Id;
  rowName: (row: Row) => string;
  /** Columns that can be edited. */
  columns: readonly EditableColumn<Row>[];
  /** Returns error messages by field name. */
  validate?: ((row: Row) => { readonly [Field in string]?: string | undefined }) | undefined;
  onSave: (change: RowChange<Row>) => Promise<RowSaveResult<Row>>;
  strings: EditingLocaleText;
}

/**
 * Unsaved edits of a table. Edits are local until the focus leaves the row, are sent only if they differ from
 * the server copy, and are kept with the error message if saving fails. The store is outside of React, so
 * that a keystroke re-renders one cell instead of the table. `editRow.ts` says how the state of a row changes.
 */
export class RowEdits<Row, Id> {
  #options: RowEditsOptions<Row, Id>;
  #byId: Map<Id, Row>;
  #states = new Map<Id, RowState<Row>>();
  #listeners = new Set<() => void>();
  #saves = new Set<Promise<void>>();
  #announcement = '';
  #lostEdits = '';

  constructor(options: RowEditsOptions<Row, Id>) {
    this.#options = options;
    this.#byId = indexById(options);
  }

  /** Applies new options. New rows become the server copy; the unsaved edits of removed rows become `getLostEdits`. */
  setOptions(options: RowEditsOptions<Row, Id>): void {
    const hasNewRows = options.rows !== this.#options.rows;
    this.#options = options;
    if (!hasNewRows) return;
    this.#byId = indexById(options);
    for (const [id, state] of this.#states) {
      if (!this.#byId.has(id)) this.#remove(id, state);
      else if (state.confirmedRow) this.#states.set(id, { ...state, confirmedRow: null });
    }
    this.#notify();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Name of a row, for labels. */
  getRowName = (row: Row): string => this.#options.rowName(row);

  /** ID of a row. */
  getId = (row: Row): Id => this.#options.rowId(row);

  state = (id: Id): RowState<Row> => this.#states.get(id) ?? unchangedState;

  /** Latest announcement for screen readers. */
  getAnnouncement = (): string => this.#announcement;

  /** Unsaved edits of rows that are no longer in the list, as text; empty without any. */
  getLostEdits = (): string => this.#lostEdits;

  dismissLostEdits = (): void => {
    this.#lostEdits = '';
    this.#notify();
  };

  /** IDs of rows with messages as one string, which changes whenever the set changes. */
  getIdsWithMessages = (): string =>
    [...this.#states].flatMap(([id, state]) => (hasMessages(state) ? [String(id)] : [])).join();

  /** Whether there are unsaved edits; while any are being saved, a promise that resolves when no save is running. */
  hasUnsavedEdits = (): boolean | Promise<unknown> =>
    [...this.#states.values()].some(hasEdits) && (this.#saves.size === 0 || Promise.allSettled(this.#saves));

  /** The row with its unsaved edits applied. */
  #getEditedRow(id: Id): Row | undefined {
    const server = this.#getServerRow(id);
    return server && this.#applyEdits(server, this.state(id).editedValues);
  }

  /** Columns that can be edited. */
  getColumns(): readonly EditableColumn<Row>[] {
    return this.#options.columns;
  }

  /** Stores the typed value of a cell. */
  changeCell(id: Id, field: string, typed: EditedValue): void {
    const column = this.#options.columns.find((candidate) => candidate.field === field);
    const server = this.#getServerRow(id);
    if (column && server) this.#set(id, typeIntoCell(this.state(id), column, typed, server));
  }

  /** Checks or unchecks the checkbox of a cell. */
  toggleCell(id: Id, field: keyof Row & string): void {
    const edited = this.#getEditedRow(id);
    if (edited) this.changeCell(id, field, edited[field] !== true);
  }

  /** Validates a cell after the focus has left it. */
  validateCell(id: Id, field: string): void {
    const state = this.state(id);
    if (!Object.hasOwn(state.editedValues, field)) return;
    const message = this.#validateRow(id)[field];
    if (message) this.#set(id, { ...state, errors: { ...state.errors, [field]: message } });
  }

  /** Reverts one cell, or the whole row without `field`. @returns whether there was anything to revert */
  revert(id: Id, field?: string): boolean {
    const reverted = revertEdits(this.state(id), field);
    if (reverted) this.#set(id, reverted);
    return reverted !== null;
  }

  /**
   * Saves a row after the focus has left it, if it has changed. A failed row waits for Retry or another
   * change.
   */
  handleRowLeave(id: Id): void {
    const state = this.state(id);
    if (state.status === 'changed') void this.save(id);
    else if (state.status === 'saving') this.#states.set(id, { ...state, wasLeft: true });
  }

  /**
   * Runs another operation on a row, such as moving it, after saving its edits. The row shows the progress,
   * and `Retry` repeats a failed operation.
   */
  async run(id: Id, operation: () => Promise<RowSaveResult<Row>>): Promise<void> {
    const before = this.state(id);
    const areEditsToSave = before.status === 'changed' || (before.status === 'failed' && !before.operation);
    if (areEditsToSave) await this.save(id);
    const state = this.state(id);
    const { confirmedRow } = state;
    // Saving failed, or there are later edits.
    if (hasEdits(state) || state.status === 'saving') return;
    const saving: RowState<Row> = { ...unchangedState, operation, status: 'saving', confirmedRow };
    this.#set(id, saving, this.#options.strings.saving);
    this.#handleResult(id, {}, await runSubmit(operation, this.#options.strings.submitFailed));
  }

  /** Saves the edits of a row, or retries the failed operation. */
  async save(id: Id): Promise<void> {
    const save = this.#save(id);
    this.#saves.add(save);
    await save.finally(() => this.#saves.delete(save));
  }

  async #save(id: Id): Promise<void> {
    const state = this.state(id);
    const { base, operation, status } = state;
    if (operation) {
      await this.run(id, operation);
      return;
    }
    const server = this.#getServerRow(id);
    if (!base || !server || (status !== 'changed' && status !== 'failed')) return;
    const obstacle = this.#findObstacle(id, base, server);
    if (obstacle) {
      this.#fail(id, state, obstacle);
      return;
    }
    const saving: RowState<Row> = { ...state, status: 'saving', message: null, errors: {}, theirs: null };
    this.#set(id, saving, this.#options.strings.saving);
    const sent = state.editedValues;
    const fields = Object.keys(sent) as (keyof Row & string)[];
    const change = { row: this.#applyEdits(base, sent), before: base, fields };
    const save = () => this.#options.onSave(change);
    this.#handleResult(id, sent, await runSubmit(save, this.#options.strings.submitFailed));
  }

  /** Resolves a conflict with the user's version: rebases the edits on the server's row and saves again. */
  async overwriteWithMine(id: Id): Promise<void> {
    const state = this.state(id);
    if (!state.theirs) return;
    this.#set(id, rebaseEdits(state, state.theirs));
    await this.save(id);
  }

  /** Resolves a conflict with the server's version. */
  acceptTheirs(id: Id): void {
    this.#set(id, { ...unchangedState, confirmedRow: this.state(id).theirs });
  }

  /** Why the edits of a row are not sent: a mistake, or the row was changed on the server; `null` if they can be. */
  #findObstacle(id: Id, base: Row, server: Row): (SubmitFailure & { theirs?: Row }) | null {
    const errors = this.#validateRow(id);
    if (Object.keys(errors).length > 0) return { ok: false, fields: errors };
    if (isSameRow(base, server)) return null;
    return { ok: false, message: this.#options.strings.rowChanged, theirs: server };
  }

  /** @param sent edits that were saved; none for another operation */
  #handleResult(id: Id, sent: RowState<Row>['editedValues'], result: RowSaveResult<Row>): void {
    const state = this.state(id);
    const before = state.base ?? this.#getServerRow(id);
    // The row may have been removed from the list meanwhile.
    if (state.status !== 'saving' || !before) return;
    if (!this.#byId.has(id)) {
      this.#remove(id, result.ok ? unchangedState : { ...state, status: 'failed' });
      this.#notify();
      return;
    }
    if (!result.ok) {
      this.#fail(id, { ...state, wasLeft: false }, result);
      return;
    }
    const stored = result.data ?? this.#applyEdits(before, sent);
    this.#set(id, completeSave(this.#options.columns, state, sent, stored), this.#options.strings.saved);
    if (state.wasLeft) this.handleRowLeave(id);
  }

  #fail(id: Id, state: RowState<Row>, failure: SubmitFailure & { theirs?: Row }): void {
    const failed = failSave(this.#options.columns, state, failure);
    const texts = [`${this.#options.strings.notSaved}.`, failed.message, ...Object.values(failed.errors)];
    this.#set(id, failed, texts.filter(Boolean).join(' '));
  }

  /** Drops the state of a row that is no longer in the list. A running save decides whether its edits are lost. */
  #remove(id: Id, state: RowState<Row>): void {
    const { base, status, editedValues } = state;
    if (status === 'saving') return;
    this.#states.delete(id);
    if (!base || !hasEdits(state)) return;
    const edited = this.#applyEdits(base, editedValues);
    const values = this.#options.columns
      .filter(({ field }) => Object.hasOwn(editedValues, field))
      .map((column) => `${column.heading}: ${getColumnText(column, edited)}`);
    const text = this.#options.strings.rowRemoved(this.getRowName(base), values.join(', '));
    this.#lostEdits = this.#lostEdits ? `${this.#lostEdits}\n${text}` : text;
  }

  #validateRow(id: Id): Record<string, string> {
    const editedRow = this.#getEditedRow(id);
    const messages = (editedRow && this.#options.validate?.(editedRow)) ?? {};
    return Object.fromEntries(
      Object.entries(messages).filter((entry): entry is [string, string] => Boolean(entry[1])),
    );
  }

  #applyEdits(row: Row, edited: RowState<Row>['editedValues']): Row {
    return applyEdits(this.#options.columns, row, edited);
  }

  #getServerRow(id: Id): Row | undefined {
    return this.#states.get(id)?.confirmedRow ?? this.#byId.get(id);
  }

  #set(id: Id, state: RowState<Row>, announcement?: string): void {
    this.#states.set(id, state);
    this.#notify(announcement);
  }

  #notify(announcement = ''): void {
    this.#announcement = announcement;
    for (const listener of this.#listeners) listener();
  }
}

function indexById<Row, Id>({ rows, rowId }: RowEditsOptions<Row, Id>): Map<Id, Row> {
  return new Map(rows.map((row) => [rowId(row), row]));
}

function isSameRow<Row>(rowA: Row, rowB: Row): boolean {
  if (rowA === rowB) return true;
  const fields = Object.keys({ ...rowA, ...rowB } as object) as (keyof Row)[];
  return fields.every((field) => rowA[field] === rowB[field]);
}
