/** A point of the line, in pixels from the top left. */
interface Point {
  x: number;
  y: number;
}

/** Distance of the line from the upper and lower edge. */
const margin = 3;

/** The points of values from zero to the largest, over the whole width; a single value is a level line. */
export function toSparkline(
  values: readonly number[],
  { width, height }: { width: number; height: number },
): Point[] {
  const shown = values.length === 1 ? [...values, ...values] : values;
  const largest = Math.max(...shown, 0);
  return shown.map((value, index) => ({
    x: round((index * width) / (shown.length - 1)),
    y: round(height - margin - (largest === 0 ? 0 : value / largest) * (height - 2 * margin)),
  }));
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
