import { expect, test } from 'vitest';
import { parsePastedCells } from './parsePastedCells.ts';

test('a single cell is not handled', () => {
  expect(parsePastedCells('410000', { number: 1, column: 0 })).toBeNull();
  expect(parsePastedCells('410000\r\n', { number: 1, column: 0 })).toBeNull();
});

test('a block fills cells to the right and down, with codes in upper case and trimmed', () => {
  expect(
    parsePastedCells('410000\t410099\t Quilt25\r\nquilta\tquiltf\t\r\n', { number: 2, column: 0 }),
  ).toEqual({
    mailerCode2Start: '410000',
    mailerCode2End: '410099',
    promocode2: 'Quilt25',
    mailerCode3Start: 'QUILTA',
    mailerCode3End: 'QUILTF',
    promocode3: '',
  });
});

test('a block starts at the cell it is pasted into', () => {
  expect(parsePastedCells('1\n2', { number: 4, column: 1 })).toEqual({
    mailerCode4End: '1',
    mailerCode5End: '2',
  });
});

test('cells outside the grid are ignored: after the last range, and promo codes after the tenth', () => {
  expect(parsePastedCells('1\t2\t3\n4\t5\t6', { number: 30, column: 0 })).toEqual({
    mailerCode30Start: '1',
    mailerCode30End: '2',
  });
  expect(parsePastedCells('a\t1\t2\nb\t3\t4', { number: 10, column: 1 })).toEqual({
    mailerCode10End: 'A',
    promocode10: '1',
    mailerCode11End: 'B',
  });
});
