interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/** Reads the results of several items at once, in their order. */
type ReadAll<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

/**
 * Combines reads: while one is running, the items of further callers are collected and then read together. A result is
 * never older than its call.
 */
export function createBatchedRead<Item, Result>(
  readAll: ReadAll<Item, Result>,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  async function runBatches(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await runBatch(batch, readAll);
    }
    isRunning = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void runBatches();
    });
}

async function runBatch<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  readAll: ReadAll<Item, Result>,
): Promise<void> {
  try {
    const results = await readAll(batch.map(({ item }) => item));
    for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
