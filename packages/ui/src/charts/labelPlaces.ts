/**
 * Vertical positions of labels, moved as little as needed to avoid overlaps. The order is kept; if there is
 * not enough room, labels move closer together.
 * @param wanted preferred positions in CSS pixels from the top, in any order
 * @returns in the order of `wanted`, between 0 and `height`
 */
export function labelPlaces(wanted: readonly number[], height: number, lineHeight: number): number[] {
  const step = Math.min(lineHeight, height / Math.max(wanted.length - 1, 1));
  const order = wanted.map((_place, index) => index).toSorted((a, b) => at(wanted, a) - at(wanted, b));
  const places: number[] = [];
  let lowest = 0;
  for (const index of order) {
    places[index] = Math.max(at(wanted, index), lowest);
    lowest = at(places, index) + step;
  }
  let highest = height;
  for (const index of order.toReversed()) {
    places[index] = Math.min(at(places, index), highest);
    highest = at(places, index) - step;
  }
  return places;
}

function at(places: readonly number[], index: number): number {
  return places[index] ?? 0;
}
