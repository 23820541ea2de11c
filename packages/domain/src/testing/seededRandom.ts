/** Random numbers that are the same in every run, so that a failure can be reproduced. */
export interface SeededRandom {
  /** From 0 to below 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** A list with a length from `minLength` to `maxLength`. */
  list<Item>(minLength: number, maxLength: number, item: () => Item): Item[];
  /** A text of random characters of the alphabet. */
  text(alphabet: string, length: number): string;
}

/** A generator for this seed (mulberry32). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]) => items[int(0, items.length - 1)] as Item;
  const list = <Item>(min: number, max: number, item: () => Item) =>
    Array.from({ length: int(min, max) }, item);
  const text = (alphabet: string, length: number) =>
    Array.from({ length }, () => pick([...alphabet])).join('');
  return { fraction, int, pick, list, text };
}
