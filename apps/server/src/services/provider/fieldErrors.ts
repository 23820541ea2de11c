import { FieldErrorsError } from '../../errors.ts';

/**
 * Refuses what was entered when there is a mistake in it.
 * @throws FieldErrorsError with the message beside each wrong field
 */
export function refuseMistakes(mistakes: Readonly<Record<string, string | null | undefined>>): void {
  const wrong = Object.entries(mistakes).filter(([, message]) => message);
  if (wrong.length > 0) throw new FieldErrorsError(Object.fromEntries(wrong) as Record<string, string>);
}
