/** From this length on the input takes the full width. */
const fullWidthFromChars = 40;

/**
 * Width of an input for a number of characters.
 * @param chars `undefined` if unknown
 * @param extraPx additional width for buttons in the input, in CSS pixels
 */
export function getInputWidth(chars: number | undefined, extraPx = 0): string {
  if (chars === undefined || chars >= fullWidthFromChars) return '100%';
  // Padding and border, and a factor for letters that are wider than the digit that `ch` measures.
  return `calc(${chars} * 1.12ch + ${18 + extraPx}px)`;
}
