import { describe, expect, test } from 'vitest';
import { formatBlock, parseBlock, unescapeFormula } from './spreadsheetBlock.ts';

describe('cells of a block', () => {
  test.each<[text: string, lines: string[][]]>([
    ['', []],
    ['a', [['a']]],
    ['a\tb', [['a', 'b']]],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\nb', [['a'], ['b']]],
    ['a\rb', [['a'], ['b']]],
    ['\n\t\n a \u00a0', [[''], ['', ''], ['a']]],
    ['\ta', [['', 'a']]],
    ['a\t', [['a', '']]],
    ['"a\tb"\tc', [['a\tb', 'c']]],
    ['"a\r\nb"\tc\nd', [['a\r\nb', 'c'], ['d']]],
    ['"say ""hi"""', [['say "hi"']]],
    ['""\tb', [['', 'b']]],
    ['5" yarn', [['5" yarn']]],
    ['"never closed\tb', [['"never closed', 'b']]],
    ['"a"b\tc', [['"a"b', 'c']]],
  ])('%j', (text, lines) => {
    expect(parseBlock(text)).toEqual(lines);
  });

  test('text that a spreadsheet would run as a formula is written as text', () => {
    expect(formatBlock([['=1+1', '-5', '@x', '+1', "'=1", 'a=1', "it's"], ['x']])).toBe(
      "'=1+1\t'-5\t'@x\t'+1\t''=1\ta=1\tit's\r\nx\r\n",
    );
  });

  test.each(['=1+1', "'=1", "a'=1", "it's", 'a\tb', 'a\r\nb', '5" yarn', '"quoted"'])(
    '%j is read as it was written',
    (text) => {
      expect(parseBlock(formatBlock([[text]])).map((cells) => cells.map(unescapeFormula))).toEqual([[text]]);
    },
  );

  test('a large block of open quotes is parsed immediately', () => {
    expect(parseBlock('"\t'.repeat(100_001))[0]?.length).toBeGreaterThan(0);
    expect(parseBlock(`"${'x'.repeat(2_000_000)}`)[0]).toHaveLength(1);
    expect(parseBlock(`"${'""'.repeat(1_000_000)}"`)[0]).toHaveLength(1);
  });
});
