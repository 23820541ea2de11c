import { estimateCharWidth } from './plotStyles.ts';

/**
 * Text truncated in its middle to a width in CSS pixels, because names of one family often differ only at their ends:
 * `Store signup … Yarn 2025`.
 */
export function truncateMiddle(text: string, width: number): string {
  const chars = Math.max(4, Math.floor((width - 4) / estimateCharWidth()));
  if (text.length <= chars) return text;
  const endChars = Math.floor((chars - 1) / 2);
  return `${text.slice(0, chars - 1 - endChars).trimEnd()}…${text.slice(-endChars).trimStart()}`;
}
