import { countCodePoints } from '../text/plainText.ts';
import { omitValidFields } from '../text/textRules.ts';

/** A password has more than 4 characters (specification 1 §9); the configuration can require more. */
export const PASSWORD_MIN_LENGTH = 5;
/** Maximum length in code points. */
export const PASSWORD_MAX_LENGTH = 256;

/** What a new password is checked against. */
export interface PasswordContext {
  /** Minimum code points after Unicode normalization. */
  minLength: number;
  /** Words that are easy to guess for this user: their name, their company, the product. */
  words: readonly string[];
  /** Whether a password, normalized by `normalizePassword`, is on the list of common passwords. */
  isCommon: (key: string) => boolean;
}

/** Shorter words occur in too many other words. */
const minWordLength = 4;
/** A password with guessable words needs at least this many other letters and digits. */
const minOtherCharacters = 5;

/**
 * Validates a new password; `null` when it is valid. No rule requires certain kinds of characters.
 * @see docs/domain/users.md, "Passwords"
 */
export function validateNewPassword(
  password: string,
  { minLength, words, isCommon }: PasswordContext,
): string | null {
  if (countCodePoints(password) > PASSWORD_MAX_LENGTH) {
    return `Password must have at most ${PASSWORD_MAX_LENGTH} characters`;
  }
  const characters = countCodePoints(password.normalize('NFKC'));
  if (characters < minLength) return `Password must have at least ${minLength} characters`;
  if (isCommon(normalizePassword(password))) return 'This password is too common';
  if (isMostlyWords(password, words)) {
    return 'Password must not be based on the name of the user, the company or the portal';
  }
  return null;
}

/** Validates the confirmation of a new password; `null` when both are equal. */
export function validatePasswordConfirmation(newPassword: string, confirmPassword: string): string | null {
  return newPassword === confirmPassword ? null : 'The passwords do not match';
}

/** The values of the change-password form, by the API's names. */
export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/**
 * Validates a password change as far as possible without the server, which checks more.
 * @returns the error of each invalid field
 */
export function validatePasswordChange({
  oldPassword,
  newPassword,
  confirmPassword,
}: PasswordChange): Partial<Record<keyof PasswordChange, string>> {
  const context = { minLength: PASSWORD_MIN_LENGTH, words: [], isCommon: () => false };
  return omitValidFields({
    oldPassword: oldPassword === '' ? 'Current password is required' : null,
    newPassword: validateNewPassword(newPassword, context),
    confirmPassword:
      confirmPassword === ''
        ? 'Confirm password is required'
        : validatePasswordConfirmation(newPassword, confirmPassword),
  });
}

/** Normalizes a password for the lookup in lists of common passwords: lower case, Unicode NFKC. */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/** True when the password consists of these words and little else. */
function isMostlyWords(password: string, words: readonly string[]): boolean {
  const letters = keepLettersAndDigits(password);
  const found = words
    .map(keepLettersAndDigits)
    .filter((word) => countCodePoints(word) >= minWordLength && letters.includes(word))
    .toSorted((a, b) => b.length - a.length);
  const others = found.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return found.length > 0 && countCodePoints(others) < minOtherCharacters;
}

function keepLettersAndDigits(text: string): string {
  return normalizePassword(text).replace(/[^\p{L}\p{N}]/gu, '');
}
