import { FieldErrorsError } from '../../errors.ts';

/** Messages by field; a field without a mistake may have none. */
export type Mistakes = Readonly<Record<string, string | null | undefined>>;

/** @throws FieldErrorsError with one message per wrong field */
export function requireNoMistakes(mistakes: Mistakes): void {
  const wrong = Object.entries(mistakes).filter(([, message]) => message);
  if (wrong.length > 0) throw new FieldErrorsError(Object.fromEntries(wrong) as Record<string, string>);
}
