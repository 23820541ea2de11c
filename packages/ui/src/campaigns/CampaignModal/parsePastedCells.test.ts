import { describe, expect, test } from 'vitest';
import { formatPastedBlock, parsePastedCells } from './parsePastedCells.ts';

const parse = (text: string, number: Parameters<typeof parsePastedCells>[1]['number'], column: 0 | 1 | 2) =>
  parsePastedCells(text, { number, column });
const nothingLeft = { rows: 0, promocodes: 0, cells: 0 };

test.each(['410000', '410000\n', '410000\r\n', ' Start ', ''])('"%s" is a single cell', (text) => {
  expect(parse(text, 1, 0)).toBeNull();
});

test('rows become ranges, columns become start, end and promo code; all are trimmed', () => {
  expect(parse('  410000\t410099 \t Quilt25\r\nquilta\tquiltf\t\r\n\r\n', 2, 0)).toEqual({
    values: {
      mailerCode2Start: '410000',
      mailerCode2End: '410099',
      promocode2: 'Quilt25',
      mailerCode3Start: 'QUILTA',
      mailerCode3End: 'QUILTF',
      promocode3: '',
    },
    rangeCount: 2,
    hasHeading: false,
    leftOver: nothingLeft,
    leftOverText: '',
  });
});

test('cells that a spreadsheet has quoted keep their lines and quotes', () => {
  expect(parse('410000\t410099\t"5"" yarn"\r\n"410100"\t410199\t"A\nB"\r\n', 1, 0)?.values).toMatchObject({
    promocode1: '5" yarn',
    mailerCode2Start: '410100',
    promocode2: 'A\nB',
  });
});

test('blank cells clear a range, empty lines at the end do not', () => {
  expect(parse('1\t2\n\t\n\n\n', 4, 0)).toMatchObject({
    values: { mailerCode5Start: '', mailerCode5End: '' },
    rangeCount: 2,
  });
});

test('a block starts at the cell it is pasted into', () => {
  expect(parse('1\n2', 4, 1)?.values).toEqual({ mailerCode4End: '1', mailerCode5End: '2' });
});

describe('cells that do not fit are returned in their columns', () => {
  test.each([
    {
      why: 'rows after range 30',
      paste: parse('1\t2\n3\t4\n5\t\n\t', 29, 0),
      leftOver: { ...nothingLeft, rows: 1 },
      text: '5\t\r\n',
      fields: 4,
    },
    {
      why: 'promo codes of ranges 11 to 30, and cells beside the grid',
      paste: parse('a\t1\t2\t3\nb\t3\t4\t\nc\t5\t\t6', 10, 0),
      leftOver: { rows: 0, promocodes: 1, cells: 2 },
      text: '\t\t\t3\r\n\t\t4\t\r\n\t\t\t6\r\n',
      fields: 7,
    },
    {
      why: 'cells beside the grid when the paste begins at the promo codes',
      paste: parse('P10\tx\nP11\ty', 10, 2),
      leftOver: { rows: 0, promocodes: 1, cells: 2 },
      text: '\tx\r\nP11\ty\r\n',
      fields: 1,
    },
    {
      why: 'cells with a tab, a line end or a quote',
      paste: parse('P10\t"a\tb"\t"c\nd"\t"5"" yarn"', 10, 2),
      leftOver: { rows: 0, promocodes: 0, cells: 3 },
      text: '\t"a\tb"\t"c\nd"\t"5"" yarn"\r\n',
      fields: 1,
    },
  ])('$why', ({ paste, leftOver, text, fields }) => {
    expect(paste?.leftOver).toEqual(leftOver);
    expect(paste?.leftOverText).toBe(text);
    expect(Object.keys(paste?.values ?? {})).toHaveLength(fields);
  });
});

describe('the first row', () => {
  test.each([
    ['Start\tEnd\tPromo Code', true],
    ['From\tTo', true],
    ['BEGIN\tstop', true],
    ['Mailer Code 1 Start\tMailer Code 1 End', true],
    ['#\tRange', true],
    ['mailercode\t', true],
    ['MailerCode1\t2nd', true],
    ['Codes\tx', true],
    ['Start\t410000', false],
    ['Start\t41', false],
    ['Start\tabcdef', false],
    ['ENDING\tENDIVE', false],
    ['x\ty', false],
    ['Started\tTomato', false],
    ['\t', false],
  ])('"%s" is a heading: %s', (row, isHeading) => {
    const paste = parse(`${row}\n410000\t410099`, 1, 0);
    expect(paste?.hasHeading).toBe(isHeading);
    expect(paste?.values[isHeading ? 'mailerCode1Start' : 'mailerCode2Start']).toBe('410000');
    expect(paste?.rangeCount).toBe(isHeading ? 1 : 2);
  });
});

test.each([
  [{ rangeCount: 1, hasHeading: false, leftOver: nothingLeft }, '1 range pasted.'],
  [{ rangeCount: 0, hasHeading: true, leftOver: nothingLeft }, '0 ranges pasted without the headings.'],
  [
    { rangeCount: 28, hasHeading: false, leftOver: { rows: 2, promocodes: 1, cells: 1 } },
    '28 ranges pasted. Not pasted: 2 rows after range 30, 1 promo code (ranges 11 to 30 have none), 1 cell right of the promo codes.',
  ],
  [
    { rangeCount: 2, hasHeading: true, leftOver: { rows: 1, promocodes: 0, cells: 0 } },
    '2 ranges pasted without the headings. Not pasted: 1 row after range 30.',
  ],
])('is announced as "%s"', (block, text) => {
  expect(formatPastedBlock({ ...block, values: {}, leftOverText: '' })).toBe(text);
});
