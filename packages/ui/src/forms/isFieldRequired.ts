import { get } from 'react-hook-form';
import { collectSchemaProblems } from './formErrors.ts';
import type { FormSchema, SchemaIssue } from './FormSchema.ts';

/**
 * Whether a schema refuses the empty value of a field (`ranges.3.start` for a nested one): `''` of a text, `[]` of a list, otherwise `null`. Asynchronous
 * schemas are not asked.
 */
export function isFieldRequired<Values, Output>(
  schema: FormSchema<Values, Output>,
  values: Readonly<Record<string, unknown>>,
  name: string,
): boolean {
  const value: unknown = get(values, name);
  if (value === undefined || typeof value === 'boolean') return false;
  const issues = listIssues(schema, withValue(values, name.split('.'), toEmptyValue(value)));
  return collectSchemaProblems(issues).some((problem) => problem.name === name);
}

/** A copy of values, or of a part of them, with another value at a path. */
function withValue(part: unknown, [key, ...path]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = Array.isArray(part) ? [...part] : { ...(part as object) };
  return Object.assign(copy, { [key]: withValue(get(part, key), path, value) });
}

function toEmptyValue(value: unknown): unknown {
  if (typeof value === 'string') return '';
  return Array.isArray(value) ? [] : null;
}

function listIssues(schema: FormSchema<unknown, unknown>, values: unknown): readonly SchemaIssue[] {
  try {
    const result = schema['~standard'].validate(values);
    return result instanceof Promise ? [] : (result.issues ?? []);
  } catch {
    // Submitting reports a rule that throws; a form that is only shown must not fail by it.
    return [];
  }
}
