/**
 * Rounds the decimal representation, half away from zero: 1.005 is 1.01, although its double is slightly less.
 * Numbers that are not finite are unchanged.
 */
export function roundDecimals(value: number, decimals = 2): number {
  const magnitude = Math.abs(value);
  // A larger double has almost no decimals; below a millionth it is printed with an exponent.
  if (!(magnitude < 1e14)) return value;
  if (magnitude < 1e-6) return 0;
  const factor = 10 ** decimals;
  const scaled = magnitude * factor;
  // Texts take six times as long and matter only near a half, where the double may lie on the other side of it.
  const isNearHalf = Math.abs((scaled % 1) - 0.5) <= scaled * 2 * Number.EPSILON;
  const rounded = isNearHalf
    ? Number(`${Math.round(Number(`${magnitude}e${decimals}`))}e-${decimals}`)
    : Math.round(scaled) / factor;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
