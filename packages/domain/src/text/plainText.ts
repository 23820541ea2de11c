/** True for no text or one of blanks only. */
export function isBlank(text: string | null | undefined): boolean {
  return !text || text.trim() === '';
}

/** The length a person would count: an emoji outside the basic plane is one, not two. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** NUL, or half of a surrogate pair: neither can be stored, so both are refused at the door. */
const notStorable = /\0|\p{Surrogate}/u;

/** True when the text can be stored and given back unchanged: no NUL and no lone surrogate. */
export function isStorableText(text: string): boolean {
  return !notStorable.test(text);
}

/** True for one line without control characters: what may stand in a heading of a mail, or a name. */
export function isSingleLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}
