/** From here on a text is not counted any more: the input fills its place. */
const longText = 40;

/**
 * Width of an input for so many characters, as wide as its content.
 * @param chars `undefined` when nothing is known
 * @param extra room for what else stands in the input, in CSS pixels
 */
export function inputWidth(chars: number | undefined, extra = 0): string {
  if (chars === undefined || chars >= longText) return '100%';
  // Padding and border, and letters that are wider than the digit that `ch` measures.
  return `calc(${chars} * 1.12ch + ${18 + extra}px)`;
}
