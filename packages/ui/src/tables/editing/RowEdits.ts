import { SUBMIT_FAILED_MESSAGE, type SubmitRefusal } from '../../forms/SubmitResult.ts';
import { fromTyped, isSameTyped, type Typed } from './CellEdit.ts';
import type { EditableColumn, RowChange, RowSaveResult, RowState } from './RowState.ts';

export interface RowEditsOptions<Row, Id> {
  rows: readonly Row[];
  rowId: (row: Row) => Id;
  /** Columns that can be edited. */
  columns: readonly EditableColumn<Row>[];
  /** Returns error messages by field name. */
  validate?: ((row: Row) => { readonly [Field in string]?: string | undefined }) | undefined;
  onSave: (change: RowChange<Row>) => Promise<RowSaveResult<Row>>;
}

/** Shown when the row was changed on the server after editing began. */
export const ROW_CHANGED_MESSAGE = 'The row has been changed since you began.';

const unchanged: RowState<never> = {
  typed: {},
  errors: {},
  status: 'unchanged',
  message: null,
  theirs: null,
  confirmed: null,
};

/**
 * Unsaved edits of a table. Edits are local until the focus leaves the row, are sent only if they differ from
 * the server copy, and are kept with the error message if saving fails. The store is outside of React, so
 * that a keystroke re-renders one cell instead of the table.
 */
export class RowEdits<Row, Id> {
  #options: RowEditsOptions<Row, Id>;
  #byId: Map<Id, Row>;
  #bases = new Map<Id, Row>();
  #states = new Map<Id, RowState<Row>>();
  #leftWhileSaving = new Set<Id>();
  /** Other operations on rows that are running or have failed and can be retried. */
  #works = new Map<Id, () => Promise<RowSaveResult<Row>>>();
  #listeners = new Set<() => void>();
  #news = '';

  constructor(options: RowEditsOptions<Row, Id>) {
    this.#options = options;
    this.#byId = byId(options);
  }

  /** Applies new options. New rows become the server copy; edits of removed rows are dropped. */
  update(options: RowEditsOptions<Row, Id>): void {
    const hasNewRows = options.rows !== this.#options.rows;
    this.#options = options;
    if (!hasNewRows) return;
    this.#byId = byId(options);
    for (const [id, state] of this.#states) {
      if (!this.#byId.has(id)) this.#set(id, null);
      else if (state.confirmed) this.#set(id, { ...state, confirmed: null });
    }
    this.#tell();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** ID of a row. */
  idOf = (row: Row): Id => this.#options.rowId(row);

  state = (id: Id): RowState<Row> => this.#states.get(id) ?? unchanged;

  /** Latest announcement for screen readers. */
  news = (): string => this.#news;

  /** IDs of failed rows as one string, which changes whenever the set changes. */
  failed = (): string =>
    [...this.#states].flatMap(([id, { status }]) => (status === 'failed' ? [String(id)] : [])).join();

  /** Whether there are unsaved edits. */
  hasUnsaved = (): boolean => [...this.#states.values()].some(({ typed }) => Object.keys(typed).length > 0);

  /** The row with its unsaved edits applied. */
  edited(id: Id): Row | undefined {
    const server = this.#server(id);
    return server && this.#merged(server, this.state(id).typed);
  }

  /** Server copy from which the edits of a row started; `undefined` without edits. */
  base(id: Id): Row | undefined {
    return this.#bases.get(id);
  }

  /** Columns that can be edited. */
  columns(): readonly EditableColumn<Row>[] {
    return this.#options.columns;
  }

  /** Stores the typed value of a cell. */
  change(id: Id, field: string, typed: Typed): void {
    const column = this.#column(field);
    const server = this.#server(id);
    if (!column || !server) return;
    const state = this.state(id);
    const rest = without(state.typed, field);
    const base = this.#bases.get(id) ?? server;
    const isSame = isSameTyped(column.edit, typed, base[column.field]);
    const nextTyped = isSame && state.status !== 'saving' ? rest : { ...rest, [field]: typed };
    this.#bases.set(id, base);
    this.#works.delete(id);
    this.#settle(id, { ...state, typed: nextTyped, errors: without(state.errors, field), message: null });
  }

  /** Validates a cell after the focus has left it. */
  check(id: Id, field: string): void {
    const state = this.state(id);
    if (!Object.hasOwn(state.typed, field)) return;
    const message = this.#mistakes(id)[field];
    if (message) this.#set(id, { ...state, errors: { ...state.errors, [field]: message } });
    this.#tell();
  }

  /** Reverts one cell, or the whole row without `field`. @returns whether there was anything to revert */
  revert(id: Id, field?: string): boolean {
    const state = this.state(id);
    if (state.status === 'saving' || state.status === 'unchanged' || state.status === 'saved') return false;
    if (field !== undefined && !Object.hasOwn(state.typed, field)) return false;
    this.#works.delete(id);
    const typed = field === undefined ? {} : without(state.typed, field);
    const errors = field === undefined ? {} : without(state.errors, field);
    this.#settle(id, { ...state, typed, errors, message: null });
    return true;
  }

  /**
   * Saves a row after the focus has left it, if it has changed. A failed row waits for Retry or another
   * change.
   */
  leave(id: Id): void {
    const { status } = this.state(id);
    if (status === 'changed') void this.save(id);
    else if (status === 'saving') this.#leftWhileSaving.add(id);
  }

  /**
   * Runs another operation on a row, such as moving it, after saving its edits. The row shows the progress,
   * and `Retry` repeats a failed operation.
   */
  async run(id: Id, work: () => Promise<RowSaveResult<Row>>): Promise<void> {
    const { status } = this.state(id);
    if (status === 'changed' || (status === 'failed' && !this.#works.has(id))) await this.save(id);
    const state = this.state(id);
    if (Object.keys(state.typed).length > 0 || state.status === 'saving') return;
    this.#works.set(id, work);
    this.#set(id, { ...unchanged, status: 'saving', confirmed: state.confirmed });
    this.#tell('Saving');
    const result = await attempt(work);
    if (!result.ok) {
      this.#fail(id, this.state(id), result);
      return;
    }
    this.#works.delete(id);
    this.#set(id, { ...unchanged, status: 'saved', confirmed: result.data ?? null });
    this.#tell('Saved');
  }

  /** Saves the edits of a row, or retries the failed operation. */
  async save(id: Id): Promise<void> {
    const work = this.#works.get(id);
    if (work) {
      await this.run(id, work);
      return;
    }
    const state = this.state(id);
    const base = this.#bases.get(id);
    const server = this.#server(id);
    if (!base || !server || (state.status !== 'changed' && state.status !== 'failed')) return;
    const errors = this.#mistakes(id);
    if (Object.keys(errors).length > 0) {
      this.#fail(id, state, { ok: false, fields: errors });
      return;
    }
    if (!isSameRow(base, server)) {
      this.#fail(id, state, { ok: false, message: ROW_CHANGED_MESSAGE, theirs: server });
      return;
    }
    this.#set(id, { ...state, status: 'saving', message: null, errors: {}, theirs: null });
    this.#tell('Saving');
    const sent = state.typed;
    const change = {
      row: this.#merged(base, sent),
      before: base,
      fields: Object.keys(sent) as (keyof Row & string)[],
    };
    const result = await attempt(() => this.#options.onSave(change));
    this.#finish(id, sent, result);
  }

  /** Resolves a conflict with the user's version: rebases the edits on the server's row and saves again. */
  async keepMine(id: Id): Promise<void> {
    const state = this.state(id);
    if (!state.theirs) return;
    this.#bases.set(id, state.theirs);
    this.#settle(id, { ...state, confirmed: state.theirs, theirs: null, message: null, errors: {} });
    await this.save(id);
  }

  /** Resolves a conflict with the server's version. */
  takeTheirs(id: Id): void {
    const { theirs } = this.state(id);
    this.#bases.delete(id);
    this.#set(id, theirs && { ...unchanged, confirmed: theirs });
    this.#tell();
  }

  #finish(id: Id, sent: RowState<Row>['typed'], result: RowSaveResult<Row>): void {
    const wasLeft = this.#leftWhileSaving.delete(id);
    const state = this.state(id);
    // The row may have been removed from the list during the save.
    if (state.status !== 'saving') return;
    if (!result.ok) {
      this.#fail(id, state, result);
      return;
    }
    const base = this.#bases.get(id) as Row;
    const server = result.data ?? this.#merged(base, sent);
    const later = Object.entries(state.typed).filter(
      ([field, typed]) =>
        typed !== sent[field] &&
        !isSameTyped(this.#column(field)?.edit ?? { kind: 'text' }, typed, fieldOf(server, field)),
    );
    this.#bases.set(id, server);
    this.#settle(
      id,
      { ...unchanged, typed: Object.fromEntries(later), confirmed: server, status: 'saved' },
      'Saved',
    );
    if (later.length > 0 && wasLeft) void this.save(id);
  }

  #fail(id: Id, state: RowState<Row>, refusal: SubmitRefusal & { theirs?: Row }): void {
    const shown = new Set<string>(this.#options.columns.map(({ field }) => field));
    const errors: Record<string, string> = {};
    const others: string[] = refusal.message ? [refusal.message] : [];
    for (const [field, texts] of Object.entries(refusal.fields ?? {})) {
      const text = typeof texts === 'string' ? texts : texts.join(' ');
      if (shown.has(field)) errors[field] = text;
      else others.push(text);
    }
    const message = others.join(' ') || null;
    this.#set(id, { ...state, status: 'failed', errors, message, theirs: refusal.theirs ?? null });
    this.#tell(['Not saved.', message, ...Object.values(errors)].filter(Boolean).join(' '));
  }

  /** Stores a state, or resets it if the edits now equal the server copy. */
  #settle(id: Id, state: RowState<Row>, news?: string): void {
    const isChanged = Object.keys(state.typed).length > 0;
    if (state.status === 'saving') this.#set(id, state);
    else if (isChanged) this.#set(id, { ...state, status: 'changed' });
    else {
      this.#bases.delete(id);
      const status = state.status === 'saved' ? 'saved' : 'unchanged';
      this.#set(id, { ...unchanged, status, confirmed: state.confirmed });
    }
    this.#tell(news);
  }

  #mistakes(id: Id): Record<string, string> {
    const edited = this.edited(id);
    const messages = edited && this.#options.validate ? this.#options.validate(edited) : {};
    return Object.fromEntries(
      Object.entries(messages).filter((entry): entry is [string, string] => Boolean(entry[1])),
    );
  }

  #merged(row: Row, typed: RowState<Row>['typed']): Row {
    const values = this.#options.columns.flatMap(({ field, edit }) =>
      Object.hasOwn(typed, field) ? [[field, fromTyped(edit, typed[field] as Typed)]] : [],
    );
    return { ...row, ...(Object.fromEntries(values) as Partial<Row>) };
  }

  #server(id: Id): Row | undefined {
    return this.#states.get(id)?.confirmed ?? this.#byId.get(id);
  }

  #column(field: string): EditableColumn<Row> | undefined {
    return this.#options.columns.find((column) => column.field === field);
  }

  #set(id: Id, state: RowState<Row> | null): void {
    if (state) {
      this.#states.set(id, state);
      return;
    }
    this.#states.delete(id);
    this.#bases.delete(id);
    this.#works.delete(id);
  }

  #tell(news = ''): void {
    this.#news = news;
    for (const listener of this.#listeners) listener();
  }
}

/** Runs an operation; an exception is reported and counts as a failure. */
async function attempt<Row>(work: () => Promise<RowSaveResult<Row>>): Promise<RowSaveResult<Row>> {
  try {
    return await work();
  } catch (error) {
    reportError(error);
    return { ok: false, message: SUBMIT_FAILED_MESSAGE };
  }
}

function byId<Row, Id>({ rows, rowId }: RowEditsOptions<Row, Id>): Map<Id, Row> {
  return new Map(rows.map((row) => [rowId(row), row]));
}

function isSameRow<Row>(one: Row, other: Row): boolean {
  if (one === other) return true;
  const fields = Object.keys({ ...one, ...other } as object);
  return fields.every((field) => fieldOf(one, field) === fieldOf(other, field));
}

function fieldOf<Row>(row: Row, field: string): unknown {
  return row[field as keyof Row];
}

function without<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
