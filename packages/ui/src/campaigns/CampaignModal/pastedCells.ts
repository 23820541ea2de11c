import {
  endField,
  normalRangeCode,
  promocodeField,
  promocodeNumbers,
  type RangeNumber,
  rangeNumbers,
  startField,
} from '@portal/domain';

/** Columns of the range grid: start, end, promo code. */
export type RangeColumn = 0 | 1 | 2;

/**
 * The fields that a block of cells from a spreadsheet fills, from a cell of the range grid to the right and down.
 * @param text lines of cells parted by tabs, as spreadsheets copy them
 * @returns field to text; `null` for a single cell, which is pasted as usual. What has no field is left out.
 */
export function pastedCells(
  text: string,
  from: { number: RangeNumber; column: RangeColumn },
): Record<string, string> | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const rows = lines.map((line) => line.split('\t'));
  if (rows.length === 1 && rows[0]?.length === 1) return null;
  return Object.fromEntries(
    rows.flatMap((cells, down) =>
      cells.flatMap((cell, right): [string, string][] => {
        const field = fieldAt(from.number + down, from.column + right);
        return field === null ? [] : [[field, textOf(field, cell)]];
      }),
    ),
  );
}

function fieldAt(place: number, column: number): string | null {
  const number = rangeNumbers.find((each) => each === place);
  if (number === undefined) return null;
  if (column === 0) return startField(number);
  if (column === 1) return endField(number);
  const promocode = promocodeNumbers.find((each) => each === place);
  return column === 2 && promocode !== undefined ? promocodeField(promocode) : null;
}

function textOf(field: string, cell: string): string {
  return field.startsWith('promocode') ? cell.trim() : normalRangeCode(cell);
}
