import { describe, expect, test } from 'vitest';
import {
  MAX_COUPON_ROWS,
  createBlankCoupon,
  couponCells,
  type CouponCell,
  type CouponCells,
} from './coupon.ts';
import { readCouponBlock, listValidCells, writeCouponBlock } from './couponBlock.ts';
import { seededRandom } from '../testing/seededRandom.ts';

const today = '2025-03-14';
const existing = [createBlankCoupon(17, 1), createBlankCoupon(17, 2), createBlankCoupon(17, 3)];
const read = (text: string) => readCouponBlock(text, existing, today);

const right: CouponCells = {
  legacyCouponType: '04',
  legacyCouponExpiration: '25078',
  legacyCouponOffer: '140',
  promocode: 'QUILT25',
  dealIdOverride: '90412',
  startDate: '2025-03-06',
  endDate: '2025-03-19',
};
const rightLine = '04\t25078\t140\tQUILT25\t90412\t2025-03-06\t2025-03-19';

describe('columns', () => {
  test('match those of the table', () => {
    expect(read(rightLine)).toEqual({
      rows: [{ line: 1, couponOrder: 4, cells: right, errors: [] }],
      unknownHeadings: [],
    });
  });

  test('are recognized by headings, in any order and case', () => {
    const block = read('Store\tBARCODE  OFFER\tbarcode type\tBarcode Offer\n12\t140\t04\t999');
    expect(block.unknownHeadings).toEqual(['Store', 'Barcode Offer']);
    expect(block.rows).toMatchObject([
      { line: 2, couponOrder: 4, cells: { legacyCouponOffer: '140', legacyCouponType: '04' }, errors: [] },
    ]);
  });

  test('a single heading defines a column, a heading among other values does not', () => {
    expect(read('Barcode Offer\n140\n141').rows.map((row) => row.cells.legacyCouponOffer)).toEqual([
      '140',
      '141',
    ]);
    expect(read('04\t\t140\tPromo Code').rows).toMatchObject([{ cells: { promocode: 'Promo Code' } }]);
  });

  test('that are missing are empty, and extra ones are reported', () => {
    expect(read('04').rows[0]?.errors).toEqual([
      { cell: 'legacyCouponOffer', message: 'Coupon 4 Barcode Offer is not valid' },
    ]);
    expect(read(`${rightLine}\tmore`).rows[0]?.errors).toEqual([
      { cell: null, message: 'Coupon 4 has more cells than columns' },
    ]);
    expect(read(`${rightLine}\t \t`).rows[0]?.errors).toEqual([]);
  });
});

describe('cells are validated individually', () => {
  test.each<[cell: CouponCell, text: string, messages: [CouponCell, string][]]>([
    ['legacyCouponType', '4', [['legacyCouponType', 'Coupon 4 Barcode Type is not valid']]],
    ['legacyCouponType', '14', []],
    [
      'legacyCouponExpiration',
      '2512',
      [['legacyCouponExpiration', 'Coupon 4 Barcode Expiration is not valid']],
    ],
    ['legacyCouponExpiration', '25073', []],
    ['legacyCouponOffer', '', [['legacyCouponOffer', 'Coupon 4 Barcode Offer is not valid']]],
    ['legacyCouponOffer', '001', []],
    ['promocode', 'x'.repeat(23), [['promocode', 'Coupon 4 Promo Code is not valid']]],
    ['promocode', 'x'.repeat(22), []],
    ['dealIdOverride', '123456789', [['dealIdOverride', 'Coupon 4 Deal Override is not valid']]],
    ['startDate', '', [['startDate', 'Coupon 4 is missing Start Date']]],
    ['startDate', '20250306', []],
    ['startDate', '3/6/2025', [['startDate', 'Coupon 4 Start Date is not valid']]],
    ['endDate', '', [['endDate', 'Coupon 4 is missing End Date']]],
    ['endDate', '2025-03-05', [['startDate', 'Coupon 4 Start Date is after End Date']]],
  ])('%s %j: %j', (cell, text, messages) => {
    const line = couponCells.map((each) => (each === cell ? text : right[each])).join('\t');
    expect(read(line).rows[0]?.errors).toEqual(messages.map(([at, message]) => ({ cell: at, message })));
  });

  test('every invalid cell of a row has a message, unlike at Finish', () => {
    expect(read('4\t2512\t12').rows[0]?.errors.map((error) => error.cell)).toEqual([
      'legacyCouponType',
      'legacyCouponExpiration',
      'legacyCouponOffer',
    ]);
  });
});

test('only valid rows are accepted, and messages count every row', () => {
  const block = read(`${rightLine}\n04\t\t12\n\n04\t\t141\n04\t\t0`);
  expect(block.rows.map((row) => [row.line, row.couponOrder, row.errors[0]?.message])).toEqual([
    [1, 4, undefined],
    [2, 5, 'Coupon 5 Barcode Offer is not valid'],
    [4, 6, undefined],
    [5, 7, 'Coupon 7 Barcode Offer is not valid'],
  ]);
  expect(listValidCells(block).map((cells) => cells.legacyCouponOffer)).toEqual(['140', '141']);
});

test('valid rows are accepted up to the remaining capacity of the job', () => {
  const room = MAX_COUPON_ROWS - existing.length;
  expect(listValidCells(read(`${rightLine}\n`.repeat(room)))).toHaveLength(room);
  const block = read(`4\n${`${rightLine}\n`.repeat(4999)}`);
  expect(block.rows).toHaveLength(5000);
  expect(listValidCells(block)).toHaveLength(room);
  expect(block.rows.at(-1)?.errors).toEqual([
    { cell: null, message: 'Coupon 5003 exceeds the maximum of 1,000 rows' },
  ]);
});

test('rows written to a block and parsed again have the same cells', () => {
  const random = seededRandom(7);
  const alphabet = 'aZ09=+-@\'"\t\n\r ,;😀';
  for (let round = 0; round < 300; round += 1) {
    const rows = Array.from({ length: random.int(1, 6) }, () => {
      const cells = { ...right };
      for (const cell of couponCells) cells[cell] = random.text(alphabet, random.int(0, 8)).trim();
      return { ...cells, legacyCouponOffer: random.text('0123456789', 3) };
    });
    const text = writeCouponBlock(rows);
    const block = readCouponBlock(text, [], today);
    expect(block.rows.map((row) => row.cells)).toEqual(rows);
    // And the block of these rows is the same text.
    expect(writeCouponBlock(block.rows.map((row) => row.cells))).toBe(text);
  }
});

test('pasting, copying and pasting again accepts the same valid rows', () => {
  const random = seededRandom(25_073);
  for (let round = 0; round < 200; round += 1) {
    const lines = Array.from({ length: random.int(1, 8) }, () =>
      [
        random.pick(['', '04', '4', 'A1', '99']),
        random.pick(['', '25073', '25072', '30366', '2512']),
        random.pick(['001', '999', '12', '000', '']),
        random.pick(['', 'QUILT25', '=SUM(A1)', '"5"" yarn"', 'x'.repeat(23)]),
        random.pick(['', '90412', '-1']),
        ...random.pick([
          ['', ''],
          ['20250306', '2025-03-19'],
          ['2025-03-19', ''],
          ['2025-03-20', '2025-03-19'],
        ]),
      ].join('\t'),
    );
    const taken = listValidCells(readCouponBlock(lines.join('\r\n'), [], today));
    const again = readCouponBlock(writeCouponBlock(taken), [], today);
    expect(listValidCells(again)).toEqual(taken);
    expect(again.rows).toHaveLength(taken.length);
  }
});
