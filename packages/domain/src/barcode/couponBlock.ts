import { parseCompactDay } from '../dates/dayText.ts';
import { formatNumber } from '../formats/formatNumber.ts';
import { unescapeFormula, parseBlock, formatBlock } from '../text/spreadsheetBlock.ts';
import {
  MAX_COUPON_ROWS,
  toCouponCells,
  couponCellLabels,
  couponCells,
  type CouponCell,
  type CouponCells,
  type CouponCellValues,
  type JobCoupon,
} from './coupon.ts';
import { nextCouponOrder } from './couponOrder.ts';
import { validateCouponRow } from './couponRules.ts';

/** The result of parsing a pasted block, for the user to review. */
export interface CouponBlock {
  rows: PastedCoupon[];
  /** Headings that match no cell; their columns are ignored. */
  unknownHeadings: string[];
}

export interface PastedCoupon {
  /** Line of the block, from 1. */
  line: number;
  /** The order number used in messages: the one the row gets if every row is accepted. */
  couponOrder: number;
  cells: CouponCells;
  /** Empty: the row can be accepted. */
  errors: PastedCouponError[];
}

/** A message about a cell, or (`null`) about the row as a whole. */
export interface PastedCouponError {
  cell: CouponCell | null;
  message: string;
}

/**
 * Reads rows from a block that was copied in a spreadsheet. When the first line holds headings (in any case), they
 * identify the columns; otherwise the columns are in table order. Every cell is checked by the rules of Finish.
 * Leading zeros that the spreadsheet dropped are not restored: `4` is not a barcode type.
 * @param existing the rows of the job; those of the block are appended
 * @param today `YYYY-MM-DD`
 * @see docs/domain/barcode.md
 */
export function readCouponBlock(text: string, existing: readonly JobCoupon[], today: string): CouponBlock {
  const lines = parseBlock(text)
    .map((cells, index): BlockLine => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const heading = parseHeading(lines[0]);
  const columns = heading?.columns ?? couponCells;
  const first = nextCouponOrder(existing);
  const rows = (heading ? lines.slice(1) : lines).map((line, index) =>
    toPastedCoupon(line, columns, first + index, today),
  );
  rejectSurplusRows(rows, Math.max(0, MAX_COUPON_ROWS - existing.length));
  return { rows, unknownHeadings: heading?.unknown ?? [] };
}

/** The cells of the rows without errors, in order. */
export function listValidCells(block: CouponBlock): CouponCells[] {
  return block.rows.filter((row) => row.errors.length === 0).map((row) => row.cells);
}

/** Formats rows as a block with headings; {@link readCouponBlock} parses it back to the same cells. */
export function writeCouponBlock(rows: readonly CouponCellValues[]): string {
  const headings = couponCells.map((cell) => couponCellLabels[cell]);
  const lines = rows.map(toCouponCells).map((cells) => couponCells.map((cell) => cells[cell]));
  return formatBlock([headings, ...lines]);
}

/** A line that is not empty. */
interface BlockLine {
  /** From 1, counting empty lines. */
  line: number;
  cells: string[];
}

/** The cell of each column; `null` for an ignored column. */
type Columns = readonly (CouponCell | null)[];

interface Heading {
  columns: Columns;
  unknown: string[];
}

/** `null` unless the line holds headings: two known ones, or a known one as its only cell. */
function parseHeading(line: BlockLine | undefined): Heading | null {
  if (line === undefined) return null;
  const columns: (CouponCell | null)[] = [];
  for (const text of line.cells) {
    const cell = couponCells.find((each) => couponCellLabels[each].toLowerCase() === normalizeHeading(text));
    columns.push(cell === undefined || columns.includes(cell) ? null : cell);
  }
  const known = columns.filter((cell) => cell !== null).length;
  const isHeading = known >= 2 || (known === 1 && line.cells.length === 1);
  if (!isHeading) return null;
  return { columns, unknown: line.cells.filter((text, index) => text !== '' && columns[index] === null) };
}

function normalizeHeading(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}

function toPastedCoupon(line: BlockLine, columns: Columns, couponOrder: number, today: string): PastedCoupon {
  const cells = toCouponCells({});
  columns.forEach((cell, index) => {
    if (cell !== null) cells[cell] = parsePastedCell(cell, line.cells[index] ?? '');
  });
  const errors: PastedCouponError[] = validateCouponRow({ couponOrder, ...cells }, today).map(
    ({ cell, message }) => ({ cell, message }),
  );
  if (line.cells.slice(columns.length).some((text) => text !== '')) {
    errors.push({ cell: null, message: `Coupon ${couponOrder} has more cells than columns` });
  }
  return { line: line.line, couponOrder, cells: toCouponCells(cells), errors };
}

/** Accepts `20250306` as a date, as other forms of the portal do. */
function parsePastedCell(cell: CouponCell, text: string): string {
  const plain = unescapeFormula(text);
  return cell === 'startDate' || cell === 'endDate' ? (parseCompactDay(plain) ?? plain) : plain;
}

function rejectSurplusRows(rows: readonly PastedCoupon[], freeRows: number): void {
  let acceptedCount = 0;
  for (const row of rows) {
    if (row.errors.length > 0) continue;
    acceptedCount += 1;
    if (acceptedCount <= freeRows) continue;
    const message = `Coupon ${row.couponOrder} exceeds the maximum of ${formatNumber(MAX_COUPON_ROWS)} rows`;
    row.errors.push({ cell: null, message });
  }
}
