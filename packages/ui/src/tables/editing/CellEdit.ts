/** How a cell is changed in its place. */
export type CellEdit =
  /** One line of text. */
  | { kind: 'text' }
  /** Text of several lines: Shift+Enter or Alt+Enter begins a new one. */
  | { kind: 'lines' }
  /** A number; what is no number is kept as it was typed and given to the check as NaN. */
  | { kind: 'number' }
  /** Yes or no: Space or a click changes it. */
  | { kind: 'tick' };

/** What stands in a cell that is being changed: its text, or whether it is ticked. */
export type Typed = string | boolean;

/** A value as it is typed. */
export function toTyped(edit: CellEdit, value: unknown): Typed {
  if (edit.kind === 'tick') return value === true;
  return value === null || value === undefined ? '' : String(value);
}

/** What is typed as a value of its field. Nothing, or what is no number, is NaN where a number is wanted. */
export function fromTyped(edit: CellEdit, typed: Typed): string | number | boolean {
  if (edit.kind !== 'number') return typed;
  const text = String(typed).trim();
  return text === '' ? Number.NaN : Number(text);
}

/** Whether what is typed says the same as the value: `07` is 7, and no text is the empty one. */
export function isSameTyped(edit: CellEdit, typed: Typed, value: unknown): boolean {
  const before = toTyped(edit, value);
  if (typed === before) return true;
  return edit.kind === 'number' && fromTyped(edit, typed) === fromTyped(edit, before);
}
