/** From this length on the input takes the full width. */
const longText = 40;

/**
 * Width of an input for a number of characters.
 * @param chars `undefined` if unknown
 * @param extra additional width for buttons in the input, in CSS pixels
 */
export function inputWidth(chars: number | undefined, extra = 0): string {
  if (chars === undefined || chars >= longText) return '100%';
  // Padding and border, and a factor for letters that are wider than the digit that `ch` measures.
  return `calc(${chars} * 1.12ch + ${18 + extra}px)`;
}
