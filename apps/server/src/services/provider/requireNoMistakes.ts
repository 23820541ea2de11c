import { FieldErrorsError } from '../../errors.ts';

/**
 * Throws if any field has a mistake.
 * @throws FieldErrorsError with one message per wrong field
 */
export function requireNoMistakes(mistakes: Readonly<Record<string, string | null | undefined>>): void {
  const wrong = Object.entries(mistakes).filter(([, message]) => message);
  if (wrong.length > 0) throw new FieldErrorsError(Object.fromEntries(wrong) as Record<string, string>);
}
