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
