import type { SubmitFailure } from '../../feedback/SubmitResult.ts';
import { isSameValue, parseEditedValue, type EditedValue } from './CellEdit.ts';
import type { EditableColumn, RowState } from './RowState.ts';

/** How the state of a row changes. Pure functions: `RowEdits` stores what they return. */

type Values = RowState<unknown>['editedValues'];

/** A row without edits. */
export const unchangedState: RowState<never> = {
  editedValues: {},
  errors: {},
  status: 'unchanged',
  message: null,
  theirs: null,
  confirmedRow: null,
  base: null,
  operation: null,
  wasLeft: false,
};

/** Whether the row has edits that are not stored on the server. */
export function hasEdits({ editedValues }: RowState<unknown>): boolean {
  return Object.keys(editedValues).length > 0;
}

/** The row with the edited values applied. */
export function applyEdits<Row>(columns: readonly EditableColumn<Row>[], row: Row, edited: Values): Row {
  const values = columns.flatMap(({ field, edit }) =>
    Object.hasOwn(edited, field) ? [[field, parseEditedValue(edit, edited[field] as EditedValue)]] : [],
  );
  return { ...row, ...(Object.fromEntries(values) as Partial<Row>) };
}

/** After typing into a cell. @param server the server copy of the row */
export function typeIntoCell<Row>(
  state: RowState<Row>,
  { field, edit }: EditableColumn<Row>,
  typed: EditedValue,
  server: Row,
): RowState<Row> {
  const rest = omitKey(state.editedValues, field);
  const base = state.base ?? server;
  const isSame = isSameValue(edit, typed, base[field]);
  return resetIfSame({
    ...state,
    base,
    operation: null,
    editedValues: isSame && state.status !== 'saving' ? rest : { ...rest, [field]: typed },
    errors: omitKey(state.errors, field),
    message: null,
  });
}

/** Without the edits of one cell, or of all cells without `field`; `null` if there is nothing to revert. */
export function revertEdits<Row>(state: RowState<Row>, field?: string): RowState<Row> | null {
  if (state.status !== 'changed' && state.status !== 'failed') return null;
  if (field !== undefined && !Object.hasOwn(state.editedValues, field)) return null;
  const editedValues = field === undefined ? {} : omitKey(state.editedValues, field);
  const errors = field === undefined ? {} : omitKey(state.errors, field);
  return resetIfSame({ ...state, editedValues, errors, message: null, operation: null });
}

/** With the edits based on the version of someone else, which they overwrite when saved. */
export function rebaseEdits<Row>(state: RowState<Row>, theirs: Row): RowState<Row> {
  return resetIfSame({
    ...state,
    base: theirs,
    confirmedRow: theirs,
    theirs: null,
    message: null,
    errors: {},
  });
}

/** After saving; what was typed meanwhile and differs from the stored row remains as edits. */
export function completeSave<Row>(
  columns: readonly EditableColumn<Row>[],
  state: RowState<Row>,
  sent: Values,
  stored: Row,
): RowState<Row> {
  const later = columns.flatMap(({ field, edit }) => {
    const typed = state.editedValues[field];
    return typed === undefined || typed === sent[field] || isSameValue(edit, typed, stored[field])
      ? []
      : [[field, typed]];
  });
  const editedValues = Object.fromEntries(later) as Values;
  return resetIfSame({
    ...unchangedState,
    editedValues,
    base: stored,
    confirmedRow: stored,
    status: 'saved',
  });
}

/** After a failure: messages of fields that have a column are shown in their cells, the others together. */
export function failSave<Row>(
  columns: readonly EditableColumn<Row>[],
  state: RowState<Row>,
  failure: SubmitFailure & { theirs?: Row },
): RowState<Row> {
  const columnFields = new Set<string>(columns.map(({ field }) => field));
  const errors: Record<string, string> = {};
  const others: string[] = failure.message ? [failure.message] : [];
  for (const [field, texts] of Object.entries(failure.fields ?? {})) {
    const text = typeof texts === 'string' ? texts : texts.join(' ');
    if (columnFields.has(field)) errors[field] = text;
    else others.push(text);
  }
  const message = others.join(' ') || null;
  return { ...state, status: 'failed', errors, message, theirs: failure.theirs ?? null };
}

/** The state with its status after a change of its edits; without edits, only the stored row remains. */
function resetIfSame<Row>(state: RowState<Row>): RowState<Row> {
  const { status, confirmedRow } = state;
  if (status === 'saving') return state;
  if (hasEdits(state)) return { ...state, status: 'changed' };
  return { ...unchangedState, status: status === 'saved' ? 'saved' : 'unchanged', confirmedRow };
}

function omitKey<Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
