import {
  toEndField,
  normalizeRangeCode,
  toPromocodeField,
  promocodeNumbers,
  type RangeNumber,
  rangeNumbers,
  toStartField,
} from '@portal/domain';

/** Column index of the range grid: start, end, promo code. */
export type RangeColumn = 0 | 1 | 2;

/**
 * Maps a block of spreadsheet cells to fields, starting at a cell of the range grid.
 * @param text lines of tab-separated cells
 * @returns text by field name; `null` for a single cell, which is pasted normally. Cells without a field are
 * ignored.
 */
export function parsePastedCells(
  text: string,
  start: { number: RangeNumber; column: RangeColumn },
): Record<string, string> | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const rows = lines.map((line) => line.split('\t'));
  if (rows.length === 1 && rows[0]?.length === 1) return null;
  return Object.fromEntries(
    rows.flatMap((cells, rowOffset) =>
      cells.flatMap((cell, columnOffset): [string, string][] => {
        const field = findField(start.number + rowOffset, start.column + columnOffset);
        return field === null ? [] : [[field, normalizeCell(field, cell)]];
      }),
    ),
  );
}

function findField(rangeNumber: number, column: number): string | null {
  const number = rangeNumbers.find((each) => each === rangeNumber);
  if (number === undefined) return null;
  if (column === 0) return toStartField(number);
  if (column === 1) return toEndField(number);
  const promocode = promocodeNumbers.find((each) => each === rangeNumber);
  return column === 2 && promocode !== undefined ? toPromocodeField(promocode) : null;
}

function normalizeCell(field: string, cell: string): string {
  return field.startsWith('promocode') ? cell.trim() : normalizeRangeCode(cell);
}
