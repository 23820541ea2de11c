/**
 * Vertical positions of labels, moved as little as needed to avoid overlaps. The order is kept; if there is
 * not enough room, labels move closer together.
 * @param preferredYs preferred positions in CSS pixels from the top, in any order
 * @returns in the order of `wanted`, between 0 and `height`
 */
export function spreadLabels(preferredYs: readonly number[], height: number, lineHeight: number): number[] {
  const spacing = Math.min(lineHeight, height / Math.max(preferredYs.length - 1, 1));
  const indexesByY = preferredYs
    .map((_y, index) => index)
    .toSorted((a, b) => valueAt(preferredYs, a) - valueAt(preferredYs, b));
  const ys: number[] = [];
  let minY = 0;
  for (const index of indexesByY) {
    ys[index] = Math.max(valueAt(preferredYs, index), minY);
    minY = valueAt(ys, index) + spacing;
  }
  let maxY = height;
  for (const index of indexesByY.toReversed()) {
    ys[index] = Math.min(valueAt(ys, index), maxY);
    maxY = valueAt(ys, index) - spacing;
  }
  return ys;
}

function valueAt(ys: readonly number[], index: number): number {
  return ys[index] ?? 0;
}
