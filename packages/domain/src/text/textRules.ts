import { countCodePoints, isBlank, isSingleLine } from './plainText.ts';

type Text = string | null | undefined;

/** The error of a text that is too long; `null` for others. @param max in code points */
export function validateLength(text: Text, label: string, max: number): string | null {
  return countCodePoints(text ?? '') > max ? `${label} must have at most ${max} characters` : null;
}

/** The same for a text that must be one line. */
export function validateLine(text: Text, label: string, max: number): string | null {
  return isSingleLine(text ?? '') ? validateLength(text, label, max) : `${label} must be one line`;
}

/** The same for a line that may not be blank. */
export function validateRequiredLine(text: Text, label: string, max: number): string | null {
  return isBlank(text) ? `${label} is required` : validateLine(text, label, max);
}

/** The errors by field without those that are `null`, in their order. */
export function omitValidFields<Field extends string>(
  errors: Readonly<Record<Field, string | null>>,
): Partial<Record<Field, string>> {
  const invalid = Object.entries(errors).filter(([, error]) => error !== null);
  return Object.fromEntries(invalid) as Partial<Record<Field, string>>;
}
