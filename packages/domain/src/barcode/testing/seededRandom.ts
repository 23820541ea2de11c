/** Random numbers that are the same in every run, so that a failure can be reproduced. */
export interface SeededRandom {
  /** A whole number from 0 to below `count`. */
  below: (count: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** A text of random characters of the alphabet. */
  text: (alphabet: string, length: number) => string;
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const below = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  };
  const text = (alphabet: string, length: number) =>
    Array.from({ length }, () => pick([...alphabet])).join('');
  return { below, pick, text };
}
