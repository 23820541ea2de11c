import { expect, test } from 'vitest';
import { createShareRead } from './sharedRead.ts';

/** A list that differs for each read; reads end when the test says so. */
function createReads() {
  const ends: (() => void)[] = [];
  const share = createShareRead();
  const ask = (key: string) =>
    share(key, () => new Promise((resolve) => ends.push(() => resolve([`${key}: read ${ends.length}`]))));
  return { ask, ends };
}

test('a call never gets the response of a read that began before it', async () => {
  const { ask, ends } = createReads();
  const first = ask('a');
  const later = Promise.all([ask('a'), ask('a')]);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toEqual(['a: read 1']);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  const [second, third] = await later;
  expect(second).toEqual(['a: read 2']);
  expect(third).toBe(second);
});

test('calls that ask for something else do not wait', () => {
  const { ask, ends } = createReads();
  void ask('a');
  void ask('b');
  expect(ends).toHaveLength(2);
});
