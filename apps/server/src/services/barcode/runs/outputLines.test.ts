import { describe, expect, test } from 'vitest';
import { LineWriter, type LineBlock } from './outputLines.ts';

const { signal } = new AbortController();

/** A file in memory, slow enough that the writer is always ahead of it. */
function createSlowFile() {
  const parts: string[] = [];
  return {
    parts,
    get text() {
      return parts.join('');
    },
    async writeFile(data: unknown) {
      await new Promise((resolve) => setImmediate(resolve));
      parts.push(String(data));
    },
  };
}

async function formatBlock(blocks: readonly LineBlock[]): Promise<string> {
  const file = createSlowFile();
  const writer = new LineWriter(file, { signal });
  for (const block of blocks) await writer.write(block);
  await writer.end();
  expect(writer.lines).toBe(file.text.split('\n').length - 1);
  return file.text;
}

/** The same in one line of code. */
function formatPlain(blocks: readonly LineBlock[]): string {
  return blocks
    .flatMap(({ first, last, rest }) =>
      Array.from(
        { length: last - first + 1 },
        (_, index) => `${String(first + index).padStart(10, '0')}${rest}\n`,
      ),
    )
    .join('');
}

describe('blocks give the same lines as a simple implementation', () => {
  test.each<[why: string, blocks: LineBlock[]]>([
    ['one line', [{ first: 7, last: 7, rest: '\tAA0001' }]],
    ['no line', [{ first: 8, last: 7, rest: '\tAA0001' }]],
    ['numbers that get longer', [{ first: 95, last: 1_012, rest: '\tAA0001' }]],
    ['the last ten-digit numbers', [{ first: 9_999_999_989, last: 9_999_999_999, rest: '' }]],
    ['multi-byte characters', [{ first: 1, last: 30, rest: '\tcafé 漢字 🧵' }]],
    ['more than two buffers', [{ first: 1_234_000_000, last: 1_234_019_999, rest: '\t'.padEnd(40, 'x') }]],
    [
      'blocks that end within a buffer',
      Array.from({ length: 2_000 }, (_, index) => ({
        first: index,
        last: index + (index % 40),
        rest: `\t${'y'.repeat(index % 17)}`,
      })),
    ],
  ])('%s', async (_why, blocks) => {
    // The texts are megabytes: a difference is reported by its position.
    const [text, expected] = [await formatBlock(blocks), formatPlain(blocks)];
    expect(text.length).toBe(expected.length);
    expect(text === expected).toBe(true);
  });
});

test('a full disk ends the writing, even when the error comes late', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const writer = new LineWriter({ writeFile: () => Promise.reject(full) }, { signal });
  const writing = writer.write({ first: 1, last: 50_000, rest: '\tAA0001' }).then(() => writer.end());
  await expect(writing).rejects.toBe(full);
});

test('a stopping server ends the writing between two buffers', async () => {
  const stopping = new AbortController();
  const file = createSlowFile();
  const writer = new LineWriter(file, {
    signal: stopping.signal,
    onProgress: async () => stopping.abort(),
  });
  await expect(writer.write({ first: 1, last: 1_000_000, rest: '\tAA0001' })).rejects.toThrow('aborted');
  expect(file.parts.length).toBeLessThan(3);
});
