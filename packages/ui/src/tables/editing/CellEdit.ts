export type CellEdit =
  /** Single-line text; `suggestions` are offered while it is edited. */
  | { kind: 'text'; suggestions?: readonly string[] }
  /** Multi-line text: Shift+Enter or Alt+Enter inserts a line break. */
  | { kind: 'multiline' }
  /** A number; other input is kept as typed and validated as NaN. */
  | { kind: 'number' }
  /** Checkbox, toggled by Space or a click. */
  | { kind: 'checkbox' };

/** Value of a cell while it is being edited: its text or its checked state. */
export type EditedValue = string | boolean;

/** Converts a field value to its edited form. */
export function toEditedValue(edit: CellEdit, value: unknown): EditedValue {
  if (edit.kind === 'checkbox') return value === true;
  return value === null || value === undefined ? '' : String(value);
}

/** Converts edited input to a field value. Empty or invalid numbers become NaN. */
export function parseEditedValue(edit: CellEdit, editedValue: EditedValue): string | number | boolean {
  if (edit.kind !== 'number') return editedValue;
  const text = String(editedValue).trim();
  return text === '' ? Number.NaN : Number(text);
}

/** Whether edited input equals the field value: `07` equals 7, and empty text equals a missing value. */
export function isSameValue(edit: CellEdit, editedValue: EditedValue, value: unknown): boolean {
  const editedForm = toEditedValue(edit, value);
  if (editedValue === editedForm) return true;
  return edit.kind === 'number' && parseEditedValue(edit, editedValue) === parseEditedValue(edit, editedForm);
}
