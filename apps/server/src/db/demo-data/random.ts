/** A seeded random generator: the same seed gives the same values on every machine. */
export interface Random {
  /** 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** An integer from `min` to `max`, inclusive. */
  int(min: number, max: number): number;
  /** A time of day, `HH:MM:SS`, of the hours from `first` to `last`, inclusive. */
  time(first: number, last: number): string;
  /** True with this probability, 0 to 1. */
  chance(share: number): boolean;
  /** A random item; the list must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** `count` different items in random order (all of them if there are fewer). */
  sample<Item>(items: readonly Item[], count: number): Item[];
}

/**
 * Creates a generator. Use one per purpose, so that more users do not change the mailers. (Generator: mulberry32; seed:
 * FNV-1a of the text.)
 */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    time: (first, last) =>
      [int(first, last), int(0, 59), int(0, 59)].map((part) => String(part).padStart(2, '0')).join(':'),
    chance: (share) => next() < share,
    pick: (items) => getItem(items, int(0, items.length - 1)),
    sample: (items, count) => shuffle(items, int).slice(0, count),
  };
}

function shuffle<Item>(items: readonly Item[], int: Random['int']): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = int(0, last);
    [order[last], order[other]] = [getItem(order, other), getItem(order, last)];
  }
  return order;
}

function getItem<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} among ${items.length}`);
  return item;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
