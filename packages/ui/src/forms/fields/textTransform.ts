/** Transforms typed text on every keystroke. */
export type TextTransform = (typed: string) => string;

/** For upper-case fields: `transform={toUpperCase}`. */
export const toUpperCase: TextTransform = (typed) => typed.toUpperCase();

/** For days that are kept as `YYYYMMDD`: `2027-03-05` becomes `20270305`, while it is typed. */
export const removeDayDashes: TextTransform = (typed) =>
  typed.trim().replace(/^(\d{4})-?(\d{0,2})-?/, '$1$2');

/** For times that are kept as `HHMMSS`: `07:32:56`, as lists show it, becomes `073256`. */
export const removeTimeColons: TextTransform = (typed) => typed.trim().replaceAll(':', '');

interface TextWithCaret {
  value: string;
  /** Caret position in `value`. */
  caret: number;
}

/**
 * Transforms the text of an input and keeps the caret after the same characters.
 * @param maxLength applied again, because a transform can lengthen the text (`ß` becomes `SS`)
 */
export function applyTextTransform(
  { value, caret }: TextWithCaret,
  transform: TextTransform,
  maxLength?: number,
): TextWithCaret {
  const transformedText = transform(value).slice(0, maxLength);
  return {
    value: transformedText,
    caret: Math.min(transform(value.slice(0, caret)).length, transformedText.length),
  };
}
