import type { FormSchema, SchemaIssue } from './FormSchema.ts';

/**
 * Whether a schema refuses the empty value of a field: `''` of a text, `[]` of a list, otherwise `null`. Asynchronous
 * schemas are not asked.
 */
export function isFieldRequired<Values, Output>(
  schema: FormSchema<Values, Output>,
  values: Readonly<Record<string, unknown>>,
  name: string,
): boolean {
  const value = values[name];
  if (value === undefined || typeof value === 'boolean') return false;
  const issues = listIssues(schema, { ...values, [name]: toEmptyValue(value) });
  return issues.some(({ path }) => path?.length === 1 && toKey(path[0]) === name);
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

function toKey(part: NonNullable<SchemaIssue['path']>[number] | undefined): PropertyKey | undefined {
  return typeof part === 'object' ? part.key : part;
}
