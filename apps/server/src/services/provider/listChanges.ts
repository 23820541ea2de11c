import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '../../db/tables.ts';

const maxCharacters = 1000;

/** The fields that differ, for the audit trail; compared by value, without the version. The rows must not contain secrets. */
export function listChanges<Row extends object>(before: Row, after: Row): FieldChange[] {
  const names = Object.keys(after) as (keyof Row & string)[];
  return names
    .filter((name) => name !== 'rowVersion' && !isDeepStrictEqual(before[name], after[name]))
    .map((name) => ({ field: name, before: toText(before[name]), after: toText(after[name]) }));
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const characters = [...text];
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters - 1).join('')}…` : text;
}
