import type { PasswordChange } from '@portal/domain';
import type { SubmitAnswer } from '../../forms/SubmitResult.ts';

/** Error as the API returns it. */
export interface PasswordMistake {
  /** Request field; empty for errors of the whole request. */
  fieldName: string;
  errorDescription: string;
}

export interface SortedMistakes {
  /** Messages of fields of the form. */
  fields: Record<string, string[]>;
  /** All other messages, without the names of unknown fields. */
  others: string[];
}

const names: readonly (keyof PasswordChange)[] = ['oldPassword', 'newPassword', 'confirmPassword'];

/**
 * Separates errors of a password change into those of form fields and all others. Field names are compared
 * ignoring case; duplicates are dropped.
 */
export function sortMistakes(answer: SubmitAnswer<readonly PasswordMistake[]>): SortedMistakes {
  const sorted: SortedMistakes = { fields: {}, others: [] };
  for (const { fieldName, errorDescription } of mistakesOf(answer)) {
    const name = names.find((known) => known.toLowerCase() === fieldName.trim().toLowerCase());
    const place = name ? (sorted.fields[name] ??= []) : sorted.others;
    if (errorDescription !== '' && !place.includes(errorDescription)) place.push(errorDescription);
  }
  return sorted;
}

function mistakesOf(answer: SubmitAnswer<readonly PasswordMistake[]>): readonly PasswordMistake[] {
  if (answer.ok) return answer.data;
  const { message = '', fields = {} } = answer;
  return [
    { fieldName: '', errorDescription: message },
    ...Object.entries(fields).flatMap(([fieldName, texts]) =>
      [texts].flat().map((errorDescription) => ({ fieldName, errorDescription })),
    ),
  ];
}
