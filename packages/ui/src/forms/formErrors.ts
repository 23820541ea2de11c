import type { FieldMessages, SchemaIssue } from './FormSchema.ts';
import type { ServerFieldMessages } from './SubmitResult.ts';

/** What is wrong with one field. */
export interface FieldProblem {
  name: string;
  message: string;
}

/** Name that stands for the values as a whole. */
export const WHOLE_FORM = '';
/** Where react-hook-form keeps what is wrong with the values as a whole. */
export const WHOLE_FORM_ERROR = 'root.form';

/** The first message of each name among the issues of a schema, in their order. */
export function problemsOfIssues(issues: readonly SchemaIssue[]): FieldProblem[] {
  const messages = new Map<string, string>();
  for (const { path = [], message } of issues) {
    const name = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    if (!messages.has(name)) messages.set(name, message);
  }
  return [...messages].map(([name, message]) => ({ name, message }));
}

/** The messages of a server as problems; several texts of one field are joined, empty ones left out. */
export function problemsOfServer(fields: ServerFieldMessages | FieldMessages): FieldProblem[] {
  return Object.entries(fields).flatMap(([name, texts]) => {
    const message = [texts ?? []].flat().filter(Boolean).join(' ');
    return message ? [{ name, message }] : [];
  });
}

/**
 * Parts problems into those of fields the form shows and the lines that must be said about the whole.
 * A problem of a field that is not on the screen names it, since nothing else would.
 */
export function sortProblems(
  problems: readonly FieldProblem[],
  isShown: (name: string) => boolean,
): { fields: FieldProblem[]; lines: string[] } {
  const fields = problems.filter(({ name }) => isShown(name));
  const lines = problems
    .filter(({ name }) => !isShown(name))
    .map(({ name, message }) => (name === WHOLE_FORM ? message : `${name}: ${message}`));
  return { fields, lines };
}

/** The problems in react-hook-form's nested errors. */
export function problemsOfErrors(errors: object, path: readonly string[] = []): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    const here = [...path, key];
    if (!isError(error)) return problemsOfErrors(error, here);
    const name = here.join('.');
    return [{ name: name === WHOLE_FORM_ERROR ? WHOLE_FORM : name, message: error.message }];
  });
}

function isError(error: object): error is { type: unknown; message: string } {
  return 'type' in error && 'message' in error && typeof error.message === 'string';
}
