import { codePointLength } from '../text/plainText.ts';

/** A password has more than 4 characters (specification 1 §9); an installation may ask for more. */
export const PASSWORD_MIN_LENGTH = 5;
/** The longest, in characters as a person counts them. */
export const PASSWORD_MAX_LENGTH = 256;

/** What a new password is compared with. */
export interface PasswordSurroundings {
  /** Characters it has at least, after Unicode normalisation. */
  minLength: number;
  /** Words anyone would guess for this user: his name, his company, the product. */
  words: readonly string[];
  /** Whether a password, as `passwordKey` writes it, is on the list of common ones. */
  isCommon: (key: string) => boolean;
}

/** Shorter words are part of too many others. */
const shortestWord = 4;
/** Guessable words with fewer further letters and digits than this are still guessable. */
const fewestOthers = 5;

/**
 * Why a password cannot be taken as a new one; `null` when it can. No rule asks for certain kinds of characters.
 * @see docs/domain/users.md, "Passwords"
 */
export function newPasswordMistake(
  password: string,
  { minLength, words, isCommon }: PasswordSurroundings,
): string | null {
  if (codePointLength(password) > PASSWORD_MAX_LENGTH) {
    return `Password must have at most ${PASSWORD_MAX_LENGTH} characters`;
  }
  const characters = codePointLength(password.normalize('NFKC'));
  if (characters < minLength) return `Password must have at least ${minLength} characters`;
  if (isCommon(passwordKey(password))) return 'Password is one of the most common ones';
  if (isMadeOf(password, words)) {
    return "Password must not be made of the user's name, the company's or the portal's";
  }
  return null;
}

/** What is wrong with the second typing of a new password; `null` when it is the first. */
export function confirmationMistake(newPassword: string, confirmPassword: string): string | null {
  return newPassword === confirmPassword ? null : 'The passwords are not equal';
}

/** What a user types to change the own password; the API's names. */
export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/**
 * What is wrong with a change of the own password, as far as can be said before it is sent: the server knows more.
 * @returns a text for each wrong field
 */
export function validatePasswordChange({
  oldPassword,
  newPassword,
  confirmPassword,
}: PasswordChange): Partial<Record<keyof PasswordChange, string>> {
  const surroundings = { minLength: PASSWORD_MIN_LENGTH, words: [], isCommon: () => false };
  const mistakes = {
    oldPassword: oldPassword === '' ? 'The current password is required' : null,
    newPassword: newPasswordMistake(newPassword, surroundings),
    confirmPassword: confirmationMistake(newPassword, confirmPassword),
  };
  return Object.fromEntries(Object.entries(mistakes).filter(([, mistake]) => mistake !== null));
}

/** A password as lists of common ones are searched: in any case and form of Unicode. */
export function passwordKey(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/** True when the password holds such words and little else. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = lettersAndDigits(password);
  const found = words
    .map(lettersAndDigits)
    .filter((word) => codePointLength(word) >= shortestWord && letters.includes(word))
    .toSorted((a, b) => b.length - a.length);
  const others = found.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return found.length > 0 && codePointLength(others) < fewestOthers;
}

function lettersAndDigits(text: string): string {
  return passwordKey(text).replace(/[^\p{L}\p{N}]/gu, '');
}
