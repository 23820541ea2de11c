import {
  endField,
  normalRangeCode,
  promocodeField,
  promocodeNumbers,
  type RangeNumber,
  rangeNumbers,
  startField,
} from '@portal/domain';

/** Column index of the range grid: start, end, promo code. */
export type RangeColumn = 0 | 1 | 2;

/**
 * Maps a block of spreadsheet cells to fields, starting at a cell of the range grid.
 * @param text lines of tab-separated cells
 * @returns text by field name; `null` for a single cell, which is pasted normally. Cells without a field are
 * ignored.
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
