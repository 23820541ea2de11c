import { describe, expect, test } from 'vitest';
import { toCsvCell, toCsv } from './csvWriter.ts';

describe('a cell', () => {
  test.each([
    { value: 'Fleece', cell: '"Fleece"', why: 'text is quoted' },
    { value: 'a,b', cell: '"a,b"', why: 'a comma is quoted' },
    { value: 'say "hi"', cell: '"say ""hi"""', why: 'quotes are doubled' },
    { value: 'a\r\nb', cell: '"a\r\nb"', why: 'line breaks are kept' },
    { value: ' a ', cell: '" a "', why: 'surrounding blanks are kept' },
    { value: '0012345678', cell: '"0012345678"', why: 'leading zeros are kept' },
    { value: '', cell: '', why: 'an empty text' },
    { value: null, cell: '', why: 'a missing value' },
    { value: undefined, cell: '', why: 'a missing value' },
    { value: -12.5, cell: '-12.5', why: 'a negative number stays a number' },
    { value: 0, cell: '0', why: 'zero is a value' },
    { value: Number.NaN, cell: '', why: 'not a number' },
    { value: true, cell: '"true"', why: 'a boolean' },
  ])('$value is $cell: $why', ({ value, cell }) => expect(toCsvCell(value)).toBe(cell));

  test.each(['=1+1', '+1', '-12.50', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', '＝1', '＋1', '－1', '＠1'])(
    'the text %j is never a formula',
    (text) => expect(toCsvCell(text)).toBe(`"'${text}"`),
  );

  test('a formula with quotes stays one cell', () => {
    expect(toCsvCell('=HYPERLINK("x","y")')).toBe(`"'=HYPERLINK(""x"",""y"")"`);
    expect(toCsvCell('a=1')).toBe('"a=1"');
  });
});

test('a file has a byte order mark, headings, records and CR LF after every line', () => {
  const file = toCsv({
    columns: [
      { heading: 'Store', value: (row: { store: string; sales: number }) => row.store },
      { heading: 'Sales $', value: (row) => row.sales },
    ],
    rows: [
      { store: '0001', sales: 1234.5 },
      { store: 'Main, East', sales: -2 },
    ],
  });
  expect(file).toBe('\uFEFF"Store","Sales $"\r\n"0001",1234.5\r\n"Main, East",-2\r\n');
});

test('lines before the headings are not formulas either', () => {
  const file = toCsv({
    preface: ['Details "by store"', '=1'],
    columns: [{ heading: 'A', value: () => 1 }],
    rows: [],
  });
  expect(file).toBe('\uFEFF"Details ""by store"""\r\n"\'=1"\r\n"A"\r\n');
});
