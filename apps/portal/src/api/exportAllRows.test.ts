import { describe, expect, test } from 'vitest';
import { exportAllRows, type PageOfRows } from './exportAllRows.ts';

const perPage = 3;
const pageOf = (list: readonly number[], page: number): PageOfRows<number> => ({
  rows: list.slice((page - 1) * perPage, page * perPage),
  rowCount: list.length,
  totalPages: Math.max(1, Math.ceil(list.length / perPage)),
});

/** Exports a list that is as `lists` say at each call; the last one stays. */
async function exported(lists: readonly (readonly number[])[]) {
  const asked: number[] = [];
  const progress: string[] = [];
  const rows = await exportAllRows<number>({
    fetchPage: async (page) => {
      asked.push(page);
      return pageOf(lists[Math.min(asked.length, lists.length) - 1] ?? [], page);
    },
    rowId: (row) => row,
    onProgress: ({ done, total }) => progress.push(`${done}/${total}`),
    signal: new AbortController().signal,
  });
  return { rows, asked, progress };
}

describe('exportAllRows', () => {
  test.each([
    { count: 0, asked: [1] },
    { count: 3, asked: [1] },
    { count: 7, asked: [1, 2, 3] },
  ])('$count rows are requested as pages $asked', async ({ count, asked }) => {
    const list = Array.from({ length: count }, (_unused, index) => index);
    expect(await exported([list])).toMatchObject({ rows: list, asked });
  });

  test('reports progress after each page', async () => {
    expect((await exported([[1, 2, 3, 4, 5, 6, 7]])).progress).toEqual(['3/7', '6/7', '7/7']);
  });

  test('a row pushed to the next page by a newer row is included once', async () => {
    const before = [5, 4, 3, 2, 1];
    const { rows } = await exported([before, [6, ...before]]);
    expect(rows).toEqual(before);
  });

  test('a list that loses a row is read again so that no row is missed', async () => {
    const { rows, asked } = await exported([
      [1, 2, 3, 4, 5, 6],
      [2, 3, 4, 5, 6],
    ]);
    expect(rows).toEqual([2, 3, 4, 5, 6]);
    expect(asked).toEqual([1, 2, 1, 2]);
  });

  test('stops requesting pages when aborted and rejects with the reason', async () => {
    const stop = new AbortController();
    const asked: number[] = [];
    const running = exportAllRows<number>({
      fetchPage: async (page) => {
        asked.push(page);
        if (page === 2) stop.abort();
        return { rows: [page], rowCount: 9, totalPages: 9 };
      },
      rowId: (row) => row,
      onProgress: () => {},
      signal: stop.signal,
    });
    await expect(running).rejects.toThrow(/abort/i);
    expect(asked).toEqual([1, 2]);
  });

  test('rejects when a page fails', async () => {
    const running = exportAllRows<number>({
      fetchPage: () => Promise.reject(new Error('no answer')),
      rowId: (row) => row,
      onProgress: () => {},
      signal: new AbortController().signal,
    });
    await expect(running).rejects.toThrow('no answer');
  });
});
