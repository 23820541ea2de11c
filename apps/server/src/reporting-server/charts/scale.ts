/**
 * Evenly spaced round values from 0 to at least `max`: steps of 1, 2, 2.5 or 5 times a power of ten.
 * @param max the largest value shown; 0 or less returns the scale of an empty chart
 */
export function createTicks(max: number, steps = 4): number[] {
  const rough = (max > 0 ? max : 1) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const count = Math.max(1, Math.ceil((max > 0 ? max : 1) / step - 1e-9));
  // Multiply instead of adding, to avoid accumulating rounding errors.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
