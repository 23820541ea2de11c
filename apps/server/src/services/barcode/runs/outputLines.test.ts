import { describe, expect, test } from 'vitest';
import { generateLines, type LineBlock } from './outputLines.ts';

async function formatBlocks(blocks: readonly LineBlock[]): Promise<string> {
  let text = '';
  for await (const buffer of generateLines(blocks)) text += buffer.toString();
  return text;
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
    const [text, expected] = [await formatBlocks(blocks), formatPlain(blocks)];
    expect(text.length).toBe(expected.length);
    expect(text === expected).toBe(true);
  });
});

test('one buffer at a time is generated', async () => {
  const taken: number[] = [];
  const blocks = Array.from({ length: 10 }, (_, index) => ({ first: 1, last: 10_000, rest: `\t${index}` }));
  async function* takeBlocks() {
    for (const [index, block] of blocks.entries()) {
      taken.push(index);
      yield block;
    }
  }
  const { value } = await generateLines(takeBlocks()).next();
  expect(value?.length).toBeGreaterThan(200_000);
  expect(value?.length).toBeLessThan(263_000);
  expect(taken).toEqual([0, 1, 2]);
});
