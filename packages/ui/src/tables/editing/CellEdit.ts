/** How a cell is edited. */
export type CellEdit =
  /** Single-line text. */
  | { kind: 'text' }
  /** Multi-line text: Shift+Enter or Alt+Enter inserts a line break. */
  | { kind: 'lines' }
  /** A number; other input is kept as typed and validated as NaN. */
  | { kind: 'number' }
  /** Checkbox, toggled by Space or a click. */
  | { kind: 'tick' };

/** Value of a cell while it is being edited: its text or its checked state. */
export type Typed = string | boolean;

/** Converts a field value to its edited form. */
export function toTyped(edit: CellEdit, value: unknown): Typed {
  if (edit.kind === 'tick') return value === true;
  return value === null || value === undefined ? '' : String(value);
}

/** Converts edited input to a field value. Empty or invalid numbers become NaN. */
export function fromTyped(edit: CellEdit, typed: Typed): string | number | boolean {
  if (edit.kind !== 'number') return typed;
  const text = String(typed).trim();
  return text === '' ? Number.NaN : Number(text);
}

/** Whether edited input equals the field value: `07` equals 7, and empty text equals a missing value. */
export function isSameTyped(edit: CellEdit, typed: Typed, value: unknown): boolean {
  const before = toTyped(edit, value);
  if (typed === before) return true;
  return edit.kind === 'number' && fromTyped(edit, typed) === fromTyped(edit, before);
}
