import type { Queries } from './queries.ts';
import { named, spokenText } from './semantics.ts';

export interface TableDriver {
  element: () => HTMLTableElement;
  /** Texts of the headings, from left to right. */
  headings: () => string[];
  /** Rows of data that are drawn; of a long table only those in sight. */
  rowCount: () => number;
  /** Texts of a column, from top to bottom. @throws when no heading has this text */
  cells: (heading: string) => string[];
  /** One cell, `row` counted from 1. @throws when there is none */
  cell: (row: number, heading: string) => HTMLTableCellElement;
  /** What stands in place of rows (`[no data]`), or `null` when there are rows. */
  message: () => string | null;
  /** Rows are being fetched. */
  isBusy: () => boolean;
}

/**
 * Reads a table of `@portal/ui/tables` by its headings.
 * @param queries `canvas`, `screen` or `within(element)`
 * @param label accessible name of the table
 *
 * @example
 * await expect(tableDriver(canvas, 'Mailers').cells('Code')).toEqual(['FF2501', 'FF2502']);
 */
export function tableDriver(queries: Queries, label: string): TableDriver {
  const element = () => queries.getByRole('table', { name: label }) as HTMLTableElement;
  const headingCells = () => [...(element().tHead?.rows[0]?.cells ?? [])];
  const rows = () => dataRows(element());
  const columnIndex = (heading: string) => named(headingCells(), heading, 'heading', spokenText).cellIndex;
  const cell = (row: number, heading: string) => {
    const found = rows()[row - 1]?.cells[columnIndex(heading)];
    if (!found) throw new Error(`The table "${label}" has no row ${row}, it has ${rows().length}.`);
    return found;
  };
  return {
    element,
    headings: () => headingCells().map(spokenText),
    rowCount: () => rows().length,
    cells: (heading) => rows().map((_row, index) => spokenText(cell(index + 1, heading))),
    cell,
    message() {
      if (rows().length > 0) return null;
      const messages = bodyRows(element()).map(spokenText).filter(Boolean);
      return messages.length > 0 ? messages.join(' ') : null;
    },
    isBusy: () => element().getAttribute('aria-busy') === 'true',
  };
}

function bodyRows(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...table.querySelectorAll<HTMLTableRowElement>(':scope > tbody > tr')];
}

/** Rows with as many cells as there are headings; not the message across all of them, not placeholders. */
function dataRows(table: HTMLTableElement): HTMLTableRowElement[] {
  const columns = table.tHead?.rows[0]?.cells.length ?? 0;
  return bodyRows(table).filter(
    (row) => row.cells.length === columns && row.querySelector('th') !== null && !isSilent(row),
  );
}

function isSilent(row: Element): boolean {
  return row.closest('[aria-hidden="true"]') !== null;
}
