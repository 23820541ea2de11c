import { setImmediate as settle } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBatchedRead } from './batchedRead.ts';

/** A read whose batches end when the test says so. */
function createBatches() {
  const batches: { items: readonly string[]; end: (error?: Error) => void }[] = [];
  const read = createBatchedRead(
    (items: readonly string[]) =>
      new Promise<string[]>((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve(items.map((item) => `${item}!`)));
        batches.push({ items, end });
      }),
  );
  const listItems = () => batches.map(({ items }) => items);
  return { read, listItems, end: (index: number, error?: Error) => batches[index]?.end(error) };
}

test('the first is read at once, those that come meanwhile together after it', async () => {
  const { read, listItems, end } = createBatches();
  const first = read('a');
  const others = Promise.all([read('b'), read('c')]);
  expect(listItems()).toEqual([['a']]);
  end(0);
  expect(await first).toBe('a!');
  await settle();
  expect(listItems()).toEqual([['a'], ['b', 'c']]);
  end(1);
  expect(await others).toEqual(['b!', 'c!']);
});

test('after a failed batch the next one is read', async () => {
  const { read, end } = createBatches();
  const first = read('a');
  const second = read('b');
  end(0, new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  end(1);
  expect(await second).toBe('b!');
});

test('after the last batch, the next item is read at once', async () => {
  const { read, listItems, end } = createBatches();
  const first = read('a');
  end(0);
  await first;
  void read('b');
  await settle();
  expect(listItems()).toEqual([['a'], ['b']]);
});
