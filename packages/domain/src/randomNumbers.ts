/** Random numbers for tests; reproducible by seed. */
export interface RandomNumbers {
  /** From 0 to below 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  /** A list with a length from `minLength` to `maxLength`. */
  list<Item>(minLength: number, maxLength: number, item: () => Item): Item[];
}

/** A generator for this seed (mulberry32). */
export function randomNumbers(seed: number): RandomNumbers {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return { fraction: next, int, list: (min, max, item) => Array.from({ length: int(min, max) }, item) };
}
