import {
  formatBlock,
  formatQuantity,
  getCodeKind,
  normalizeRangeCode,
  parseBlock,
  promocodeNumbers,
  type CampaignField,
  type RangeNumber,
  rangeNumbers,
  toEndField,
  toPromocodeField,
  toStartField,
} from '@portal/domain';

/** Column index of the range grid: start, end, promo code. */
export type RangeColumn = 0 | 1 | 2;

/** A pasted block of spreadsheet cells. */
export interface PastedBlock {
  /** Text by field. */
  values: Partial<Record<CampaignField, string>>;
  /** Number of ranges that got a value. */
  rangeCount: number;
  /** Whether the first row was a heading, which is skipped. */
  hasHeading: boolean;
  /** Numbers of cells without a place. */
  leftOver: {
    /** Rows after the last range. */
    rows: number;
    /** Promo codes of ranges that have none. */
    promocodes: number;
    /** Cells outside the grid. */
    cells: number;
  };
  /** The cells without a place, in their columns, as a spreadsheet copies them; empty if all were taken. */
  leftOverText: string;
}

/**
 * Maps a block of spreadsheet cells to fields, starting at a cell of the range grid.
 * @param text as a spreadsheet copies it
 * @returns `null` for a single cell, which is pasted normally
 */
export function parsePastedCells(
  text: string,
  start: { number: RangeNumber; column: RangeColumn },
): PastedBlock | null {
  const lines = parseBlock(text);
  const cells = lines.slice(0, lines.findLastIndex((line) => line.join('\t') !== '') + 1);
  if (cells.flat().length < 2) return null;
  const hasHeading = isHeading(cells[0] ?? []);
  const rows = hasHeading ? cells.slice(1) : cells;
  const values: PastedBlock['values'] = {};
  const leftOver: PastedBlock['leftOver'] = { rows: 0, promocodes: 0, cells: 0 };
  const leftOverRows: string[][] = [];
  let rangeCount = 0;
  for (const [rowOffset, row] of rows.entries()) {
    const number = rangeNumbers.find((each) => each === start.number + rowOffset);
    const leftOverCells = row.map((cell, offset) => {
      const column = start.column + offset;
      const field = number === undefined ? null : findField(number, column);
      if (field === null) {
        if (number !== undefined && cell !== '') leftOver[column === 2 ? 'promocodes' : 'cells'] += 1;
        return cell;
      }
      values[field] = column === 2 ? cell : normalizeRangeCode(cell);
      return '';
    });
    if (number !== undefined) rangeCount += 1;
    if (leftOverCells.every((cell) => cell === '')) continue;
    leftOverRows.push(leftOverCells);
    if (number === undefined) leftOver.rows += 1;
  }
  return { values, rangeCount, hasHeading, leftOver, leftOverText: formatBlock(leftOverRows) };
}

/** A row with a word such as `Start` or `Mailer Code`, and nothing that could be a code. */
function isHeading(cells: readonly string[]): boolean {
  const isWord = (cell: string) => /\b(start|begin|from|end|to|range|code\w*|mailer\w*)\b/i.test(cell);
  const isCode = (cell: string) => getCodeKind(normalizeRangeCode(cell)) !== null || /^\d+$/.test(cell);
  return cells.some(isWord) && !cells.some(isCode);
}

/** The field of a cell of the grid; `null` if the range has no such cell. */
export function findField(number: RangeNumber, column: number): CampaignField | null {
  if (column === 0) return toStartField(number);
  if (column === 1) return toEndField(number);
  const promocode = promocodeNumbers.find((each) => each === number);
  return column === 2 && promocode !== undefined ? toPromocodeField(promocode) : null;
}

/** The result of a paste in words, such as `28 ranges pasted. Not pasted: 2 rows after range 30.` */
export function formatPastedBlock({ rangeCount, hasHeading, leftOver }: PastedBlock): string {
  const notPasted = [
    leftOver.rows > 0 && `${formatQuantity(leftOver.rows, 'row')} after range 30`,
    leftOver.promocodes > 0 &&
      `${formatQuantity(leftOver.promocodes, 'promo code')} (ranges 11 to 30 have none)`,
    leftOver.cells > 0 && `${formatQuantity(leftOver.cells, 'cell')} right of the promo codes`,
  ].filter((text) => text !== false);
  return [
    `${formatQuantity(rangeCount, 'range')} pasted`,
    hasHeading ? ' without the headings.' : '.',
    notPasted.length > 0 ? ` Not pasted: ${notPasted.join(', ')}.` : '',
  ].join('');
}
