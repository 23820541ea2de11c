/** How much larger than usual the browser's font size is, with which rows and columns grow. */
export function getFontScale(): number {
  // A server does not know it.
  if (typeof document === 'undefined') return 1;
  return (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
}
