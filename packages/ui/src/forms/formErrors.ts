import type { FieldMessages, SchemaIssue } from './FormSchema.ts';
import type { ServerFieldMessages } from '../feedback/SubmitResult.ts';

export interface FieldProblem {
  name: string;
  message: string;
}

/** Field name of errors that concern the whole form. */
export const WHOLE_FORM = '';
/** Key of such errors in react-hook-form. */
export const WHOLE_FORM_ERROR = 'root.form';

/** First message per field of a schema's issues, in order. */
export function collectSchemaProblems(issues: readonly SchemaIssue[]): FieldProblem[] {
  const messages = new Map<string, string>();
  for (const { path = [], message } of issues) {
    const name = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    if (!messages.has(name)) messages.set(name, message);
  }
  return [...messages].map(([name, message]) => ({ name, message }));
}

/** Field errors of a server response; several texts of one field are joined, empty ones dropped. */
export function collectServerProblems(fields: ServerFieldMessages | FieldMessages): FieldProblem[] {
  return Object.entries(fields).flatMap(([name, texts]) => {
    const message = [texts ?? []].flat().filter(Boolean).join(' ');
    return message ? [{ name, message }] : [];
  });
}

/**
 * Separates errors of visible fields from those to show for the whole form. The latter are prefixed with the
 * field name.
 */
export function splitProblems(
  problems: readonly FieldProblem[],
  isShown: (name: string) => boolean,
): { fields: FieldProblem[]; lines: string[] } {
  const fields = problems.filter(({ name }) => isShown(name));
  const lines = problems
    .filter(({ name }) => !isShown(name))
    .map(({ name, message }) => (name === WHOLE_FORM ? message : `${name}: ${message}`));
  return { fields, lines };
}

/** Flattens react-hook-form's nested errors. */
export function collectFormProblems(errors: object, path: readonly string[] = []): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    const fieldPath = [...path, key];
    if (!isError(error)) return collectFormProblems(error, fieldPath);
    const name = fieldPath.join('.');
    return [{ name: name === WHOLE_FORM_ERROR ? WHOLE_FORM : name, message: error.message }];
  });
}

function isError(error: object): error is { type: unknown; message: string } {
  return 'type' in error && 'message' in error && typeof error.message === 'string';
}
