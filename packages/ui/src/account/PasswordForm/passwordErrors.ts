import type { PasswordChange } from '@portal/domain';
import type { SubmitResponse } from '../../feedback/SubmitResult.ts';

/** Error as the API returns it. */
export interface PasswordError {
  /** Request field; empty or missing for errors of the whole request. */
  fieldName?: string | null;
  errorDescription: string;
}

export interface GroupedPasswordErrors {
  /** Messages of fields of the form. */
  fields: Record<string, string[]>;
  /** All other messages, without the names of unknown fields. */
  otherErrors: string[];
}

const fieldNames: readonly (keyof PasswordChange)[] = ['oldPassword', 'newPassword', 'confirmPassword'];

/**
 * Separates errors of a password change into those of form fields and all others. Field names are compared
 * ignoring case; duplicates are dropped.
 */
export function groupPasswordErrors(
  response: SubmitResponse<readonly PasswordError[]>,
): GroupedPasswordErrors {
  const grouped: GroupedPasswordErrors = { fields: {}, otherErrors: [] };
  for (const { fieldName, errorDescription } of listErrors(response)) {
    const name = fieldNames.find(
      (fieldNameCandidate) => fieldNameCandidate.toLowerCase() === fieldName?.trim().toLowerCase(),
    );
    const target = name ? (grouped.fields[name] ??= []) : grouped.otherErrors;
    if (errorDescription !== '' && !target.includes(errorDescription)) target.push(errorDescription);
  }
  return grouped;
}

function listErrors(response: SubmitResponse<readonly PasswordError[]>): readonly PasswordError[] {
  if (response.ok) return response.data;
  const { message = '', fields = {} } = response;
  return [
    { fieldName: '', errorDescription: message },
    ...Object.entries(fields).flatMap(([fieldName, texts]) =>
      [texts].flat().map((errorDescription) => ({ fieldName, errorDescription })),
    ),
  ];
}
