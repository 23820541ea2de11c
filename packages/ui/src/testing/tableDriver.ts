import { type TableLocaleText, tableLocaleText } from '../tables/frame/tableLocaleText.ts';
import { requireUser, type Queries, type User } from './queries.ts';
import {
  findButton,
  isHiddenFromScreenReaders,
  findByName,
  getAccessibleName,
  getSpokenText,
} from './semantics.ts';

export interface TableDriver {
  element: () => HTMLTableElement;
  /** Texts of the headings, from left to right. */
  headings: () => string[];
  /** Headings the rows are sorted by, as announced by screen readers. */
  sortedBy: () => { heading: string; direction: 'ascending' | 'descending' }[];
  /** Rows of data that are rendered; of a long table only the visible ones. */
  rowCount: () => number;
  /** Texts of a column, from top to bottom. @throws when no heading has this text */
  cells: (heading: string) => string[];
  /** One cell, `row` counted from 1. @throws when there is none */
  cell: (row: number, heading: string) => HTMLTableCellElement;
  /** Text of a column in the last total, or `null` when there is none. */
  total: (heading: string) => string | null;
  /** Texts of a column in all totals, from top to bottom. */
  totals: (heading: string) => string[];
  /** What is shown in place of rows (`[no data]`), or `null` when there are rows. */
  message: () => string | null;
  /** Whether rows are loading. */
  isBusy: () => boolean;
  /** Clicks a heading; `further` keeps the existing sort keys. */
  sortBy: (heading: string, choice?: { keepsOtherKeys: boolean }) => Promise<void>;
  /** Types into the filter of a column; `{Enter}` at the end for a table that filters on the server. */
  filterBy: (heading: string, text: string) => Promise<void>;
  /** Opens the menu of a row, `row` counted from 1. */
  openRowMenu: (row: number) => Promise<void>;
}

/**
 * Reads and operates a table of `@portal/ui/tables` by its headings.
 * @param queries `canvas`, `screen` or `within(element)`
 * @param label accessible name of the table
 * @param user needed only to act
 * @param localeText texts of the table that are not the built-in ones
 *
 * @example
 * await expect(tableDriver(canvas, 'Mailers').cells('Code')).toEqual(['FF2501', 'FF2502']);
 */
export function tableDriver(
  queries: Queries,
  label: string,
  user?: User,
  localeText?: Partial<TableLocaleText>,
): TableDriver {
  const { filterBy } = { ...tableLocaleText, ...localeText };
  const element = () => queries.getByRole('table', { name: label }) as HTMLTableElement;
  const headingCells = () => listHeadings(element());
  const heading = (text: string) => findByName(headingCells(), text, 'heading');
  const rows = () => listDataRows(element());
  const row = (rowNumber: number) => {
    const found = rows()[rowNumber - 1];
    if (!found) throw new Error(`The table "${label}" has no row ${rowNumber}, it has ${rows().length}.`);
    return found;
  };
  const cell = (rowNumber: number, text: string) => {
    const { cellIndex } = heading(text);
    const found = row(rowNumber).cells[cellIndex];
    if (!found) throw new Error(`Row ${rowNumber} of the table "${label}" has no cell in column "${text}".`);
    return found;
  };
  const totals = (text: string) => {
    const { cellIndex } = heading(text);
    return listTotalRows(element()).map(({ cells }) => getSpokenText(cells[cellIndex] as Element));
  };
  return {
    element,
    headings: () => headingCells().map(getAccessibleName),
    sortedBy: () =>
      headingCells().flatMap((each) => {
        const direction = each.ariaSort;
        return direction === 'ascending' || direction === 'descending'
          ? [{ heading: getAccessibleName(each), direction }]
          : [];
      }),
    rowCount: () => rows().length,
    cells: (text) => rows().map((_row, index) => getSpokenText(cell(index + 1, text))),
    cell,
    total: (text) => totals(text).at(-1) ?? null,
    totals,
    message() {
      if (rows().length > 0) return null;
      return listBodyRows(element()).map(getSpokenText).filter(Boolean).join(' ') || null;
    },
    isBusy: () => element().ariaBusy === 'true',
    async sortBy(text, { keepsOtherKeys } = { keepsOtherKeys: false }) {
      const button = findButton(heading(text), text);
      if (keepsOtherKeys) await requireUser(user).keyboard('{Shift>}');
      await requireUser(user).click(button);
      if (keepsOtherKeys) await requireUser(user).keyboard('{/Shift}');
    },
    async filterBy(text, typed) {
      const opener = findButton(heading(text), filterBy(text));
      opener.addEventListener('click', () => openInPlace(opener), { once: true });
      await requireUser(user).click(opener);
      const filterInput = await queries.findByRole('searchbox', { name: filterBy(text) });
      await requireUser(user).clear(filterInput);
      if (typed !== '') await requireUser(user).type(filterInput, typed);
      // Enter closes it.
      if (filterInput.isConnected) await requireUser(user).click(opener);
    },
    openRowMenu: async (rowNumber) => {
      const button = row(rowNumber).querySelector('button[aria-haspopup="menu"]');
      if (!button) throw new Error(`Row ${rowNumber} of the table "${label}" has no menu.`);
      await requireUser(user).click(button);
    },
  };
}

/** Opens the panel of a button where there are no popovers, as in jsdom. */
function openInPlace(opener: HTMLElement) {
  const panel = document.getElementById(opener.getAttribute('popovertarget') ?? '');
  if (!panel || typeof panel.showPopover === 'function') return;
  panel.removeAttribute('popover');
  panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }));
}

function listHeadings(table: HTMLTableElement): HTMLTableCellElement[] {
  // Not those over groups of columns.
  return [...(table.tHead?.querySelectorAll<HTMLTableCellElement>('th[scope="col"]') ?? [])];
}

const totalsSelector = '.PortalTable-totals';

function listBodyRows(table: HTMLTableElement): HTMLTableRowElement[] {
  const rows = table.querySelectorAll<HTMLTableRowElement>(`:scope > tbody:not(${totalsSelector}) > tr`);
  return [...rows].filter((row) => !isHiddenFromScreenReaders(row));
}

/** Totals may be rendered after the rows. */
function listTotalRows(table: HTMLTableElement): HTMLTableRowElement[] {
  return [...table.querySelectorAll<HTMLTableRowElement>(`:scope > ${totalsSelector} > tr`)];
}

/** Rows whose first cell names them; neither the message across all columns nor placeholders. */
function listDataRows(table: HTMLTableElement): HTMLTableRowElement[] {
  return listBodyRows(table).filter((row) => row.querySelector(':scope > th[scope="row"]') !== null);
}
