/** Estimated for a 12 px text. */
const averageCharWidthPx = 6.6;

/**
 * Text truncated in its middle to a width in CSS pixels, because names of one family often differ only at their ends:
 * `Store signup … Yarn 2025`.
 */
export function truncateMiddle(text: string, width: number): string {
  const chars = Math.max(4, Math.floor((width - 4) / averageCharWidthPx));
  if (text.length <= chars) return text;
  const endChars = Math.floor((chars - 1) / 2);
  return `${text.slice(0, chars - 1 - endChars).trimEnd()}…${text.slice(-endChars).trimStart()}`;
}
