/** Transforms typed text on every keystroke. */
export type TextTransform = (typed: string) => string;

/** For upper-case fields: `transform={upperCase}`. */
export const upperCase: TextTransform = (typed) => typed.toUpperCase();

interface Typed {
  value: string;
  /** Caret position in `value`. */
  caret: number;
}

/**
 * Transforms the text of an input and keeps the caret after the same characters.
 * @param maxLength applied again, because a transform can lengthen the text (`ß` becomes `SS`)
 */
export function transformTyped({ value, caret }: Typed, transform: TextTransform, maxLength?: number): Typed {
  const whole = transform(value).slice(0, maxLength);
  return { value: whole, caret: Math.min(transform(value.slice(0, caret)).length, whole.length) };
}
