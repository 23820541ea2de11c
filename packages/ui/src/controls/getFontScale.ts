/** How much larger than usual the browser's font size is, with which rows and columns grow. */
export function getFontScale(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
}
