/**
 * Heights of labels that would stand at these heights, moved as little as needed so that none covers another. Their
 * order stays; where there is no room for all they are set as close as it takes.
 * @param wanted in CSS pixels from above, in any order
 * @returns in the order of `wanted`, within 0 and `height`
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
