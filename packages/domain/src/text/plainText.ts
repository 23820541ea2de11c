/** True for no text or only blanks. */
export function isBlank(text: string | null | undefined): boolean {
  return !text || text.trim() === '';
}

/** The length in code points: an emoji outside the basic plane counts as one, not two. */
export function countCodePoints(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** NUL or a lone surrogate: the database can store neither. */
const notStorable = /\0|\p{Surrogate}/u;

/** True when the text can be stored and read back unchanged: no NUL and no lone surrogate. */
export function isStorableText(text: string): boolean {
  return !notStorable.test(text);
}

/** True for one line without control characters: safe in a mail header or a name. */
export function isSingleLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

/** Alphabets with letters that look the same in another one, such as Latin and Cyrillic “a”. */
const similarAlphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

/**
 * True for a name that can be mistaken for another one: it holds invisible characters, other forms of a character (full
 * width, ligatures), or letters of several similar alphabets.
 */
export function isAmbiguousName(name: string): boolean {
  const alphabets = similarAlphabets.filter((alphabet) => alphabet.test(name));
  return /\p{Cf}/u.test(name) || name.normalize('NFC') !== name.normalize('NFKC') || alphabets.length > 1;
}
