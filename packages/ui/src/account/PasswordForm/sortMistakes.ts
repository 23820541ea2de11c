import type { PasswordChange } from '@portal/domain';
import type { SubmitAnswer } from '../../forms/SubmitResult.ts';

/** One mistake, as the API tells it. */
export interface PasswordMistake {
  /** Field of the request; empty when it belongs to none. */
  fieldName: string;
  errorDescription: string;
}

export interface SortedMistakes {
  /** Texts of fields the form has. */
  fields: Record<string, string[]>;
  /** Everything else, without the name of a field the form does not have. */
  others: string[];
}

const names: readonly (keyof PasswordChange)[] = ['oldPassword', 'newPassword', 'confirmPassword'];

/**
 * Parts what is wrong with a password change into what stands under a field and what stands above them all. Names of
 * fields are compared in any case; a refusal of the whole is one of the others. Nobody needs a text twice.
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
