/** Widths in CSS pixels of the characters that differ from most, in the font of tables (13 px), in the bold of totals. */
const unusualWidths: readonly [characters: string, width: number][] = [
  ["ijl.,:;'!| ", 4],
  ['()[]{}/\\tfrI-"', 5.2],
  ['csvxyz', 6.6],
  ['0123456789EFLST', 7.8],
  ['BDGHKNOQRUA&#', 9.2],
  ['wM', 10.6],
  ['mW%@', 12],
];
/** Of lower case letters; of other letters and signs. */
const [letterWidth, usualWidth] = [7.5, 8];
const widthByCode = Float64Array.from({ length: 128 }, (_width, code) => {
  const character = String.fromCodePoint(code);
  const unusual = unusualWidths.find(([characters]) => characters.includes(character));
  if (unusual) return unusual[1];
  return /[a-z]/.test(character) ? letterWidth : usualWidth;
});
/** Of letters of other scripts, which may be as wide as high. */
const otherWidth = 13;

/**
 * Estimates the width of a text in CSS pixels from its characters, rather above than below. Measuring in the document
 * would force a layout.
 */
export function estimateTextWidth(text: string): number {
  let width = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 128) width += widthByCode[code] as number;
    else width += code < 0x2e80 ? usualWidth : otherWidth;
  }
  return Math.ceil(width);
}

/** Parts of a heading between which a line may break: words, and those of names such as `DMProvided`. */
export function splitHeading(heading: string): string[] {
  return heading.split(/(?<= )|(?=[A-Z][a-z]{2})/);
}

/** Estimated width of a text in up to two lines, which may wrap between its parts. */
export function estimateTwoLineWidth(parts: readonly string[]): number {
  const widths = parts.map((_part, index) => {
    const lines = [parts.slice(0, index), parts.slice(index)];
    return Math.max(...lines.map((line) => estimateTextWidth(line.join('').trimEnd())));
  });
  return Math.min(...widths);
}
