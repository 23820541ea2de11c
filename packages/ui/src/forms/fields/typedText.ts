/** Turns what is typed into what the field holds, at each key. */
export type TextTransform = (typed: string) => string;

/** For fields that hold upper case: `transform={upperCase}`. */
export const upperCase: TextTransform = (typed) => typed.toUpperCase();

interface Typed {
  value: string;
  /** Where the caret stands in `value`. */
  caret: number;
}

/**
 * What an input holds after a key when its text is transformed, with the caret where the user expects it: behind
 * the same characters as before.
 * @param maxLength the browser limits what is typed, but not what a transform makes longer (`ß` becomes `SS`)
 */
export function transformTyped({ value, caret }: Typed, transform: TextTransform, maxLength?: number): Typed {
  const whole = transform(value).slice(0, maxLength);
  return { value: whole, caret: Math.min(transform(value.slice(0, caret)).length, whole.length) };
}
