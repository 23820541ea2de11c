import { dayFromCompact } from '../dates/dayText.ts';
import { formatNumber } from '../formats/formatNumber.ts';
import {
  MAX_COUPON_ROWS,
  cellsOf,
  couponCellLabels,
  couponCells,
  type CouponCell,
  type CouponCells,
  type JobCoupon,
} from './coupon.ts';
import { nextCouponOrder } from './couponOrder.ts';
import { couponRowErrors } from './couponRules.ts';
import { plainCell, readBlock, writeBlock, type BlockLine } from './spreadsheetBlock.ts';

/** What was read from a pasted block, to be checked by a person. */
export interface CouponBlock {
  rows: PastedCoupon[];
  /** Headings that name no cell of a row; their columns were not read. */
  unknownHeadings: string[];
}

/** One line of the block as a row. */
export interface PastedCoupon {
  /** Line of the block, from 1. */
  line: number;
  /** The order number that the messages name: the row's if every row were taken. */
  couponOrder: number;
  cells: CouponCells;
  /** No messages: the row may be taken. */
  errors: PastedCouponError[];
}

/** A message about a cell, or (`null`) about the row as a whole. */
export interface PastedCouponError {
  cell: CouponCell | null;
  message: string;
}

/**
 * Reads rows from a block that was copied in a spreadsheet. When the first line holds headings (in any case), they say
 * which column is which; else the columns are those of the table, in its order. Every rule of Finish is checked at
 * every cell. Leading zeros that the spreadsheet has dropped are not put back: `4` is no barcode type.
 * @param existing the rows of the job, which those of the block follow
 * @param today `YYYY-MM-DD`
 * @see docs/domain/barcode.md
 */
export function readCouponBlock(text: string, existing: readonly JobCoupon[], today: string): CouponBlock {
  const lines = readBlock(text);
  const heading = headingOf(lines[0]);
  const columns = heading?.columns ?? couponCells;
  const first = nextCouponOrder(existing);
  const rows = (heading ? lines.slice(1) : lines).map((line, index) =>
    pastedCoupon(line, columns, first + index, today),
  );
  refuseSurplus(rows, Math.max(0, MAX_COUPON_ROWS - existing.length));
  return { rows, unknownHeadings: heading?.unknown ?? [] };
}

/** The rows of a block that may be taken, in its order. */
export function validCells(block: CouponBlock): CouponCells[] {
  return block.rows.filter((row) => row.errors.length === 0).map((row) => row.cells);
}

/** Rows as a block with headings, which {@link readCouponBlock} reads back as the same cells. */
export function writeCouponBlock(
  rows: readonly Readonly<Partial<Record<CouponCell, string | null>>>[],
): string {
  const headings = couponCells.map((cell) => couponCellLabels[cell]);
  const lines = rows.map(cellsOf).map((cells) => couponCells.map((cell) => cells[cell]));
  return writeBlock([headings, ...lines]);
}

/** Which cell each column holds; `null` for one that is not read. */
type Columns = readonly (CouponCell | null)[];

interface Heading {
  columns: Columns;
  unknown: string[];
}

/** `null` when the line is none of headings: fewer than two, or a single cell alone, name a cell of a row. */
function headingOf(line: BlockLine | undefined): Heading | null {
  if (line === undefined) return null;
  const columns: (CouponCell | null)[] = [];
  for (const text of line.cells) {
    const cell = couponCells.find((each) => couponCellLabels[each].toLowerCase() === normalHeading(text));
    columns.push(cell === undefined || columns.includes(cell) ? null : cell);
  }
  const known = columns.filter((cell) => cell !== null).length;
  const isHeading = known >= 2 || (known === 1 && line.cells.length === 1);
  if (!isHeading) return null;
  return { columns, unknown: line.cells.filter((text, index) => text !== '' && columns[index] === null) };
}

function normalHeading(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}

function pastedCoupon(line: BlockLine, columns: Columns, couponOrder: number, today: string): PastedCoupon {
  const cells = cellsOf({});
  columns.forEach((cell, index) => {
    if (cell !== null) cells[cell] = pastedCell(cell, line.cells[index] ?? '');
  });
  const errors: PastedCouponError[] = couponRowErrors({ couponOrder, ...cells }, today).map(
    ({ cell, message }) => ({ cell, message }),
  );
  if (line.cells.slice(columns.length).some((text) => text !== '')) {
    errors.push({ cell: null, message: `Coupon ${couponOrder} has more cells than there are columns` });
  }
  return { line: line.line, couponOrder, cells: cellsOf(cells), errors };
}

/** `20250306` is taken for a day, as other forms of the product write it. */
function pastedCell(cell: CouponCell, text: string): string {
  const plain = plainCell(text);
  return cell === 'startDate' || cell === 'endDate' ? (dayFromCompact(plain) ?? plain) : plain;
}

function refuseSurplus(rows: readonly PastedCoupon[], room: number): void {
  let taken = 0;
  for (const row of rows) {
    if (row.errors.length > 0) continue;
    taken += 1;
    if (taken <= room) continue;
    const message = `Coupon ${row.couponOrder} is too many: a job has at most ${formatNumber(MAX_COUPON_ROWS)} rows`;
    row.errors.push({ cell: null, message });
  }
}
