import { requireUser, type Queries, type User } from './queries.ts';
import { findByName, getSpokenText } from './semantics.ts';

export interface GridDriver {
  element: () => HTMLElement;
  /** Waits until its rows are rendered. */
  waitForRows: () => Promise<HTMLElement>;
  /** Texts of the headings, from left to right. */
  headings: () => string[];
  /** Number of rows, rendered or not. */
  rowCount: () => number;
  /** Texts of a column in the rendered rows. */
  cells: (heading: string) => string[];
  /** One cell, `row` counted from 1. @throws when it is not drawn */
  cell: (row: number, heading: string) => HTMLElement;
  /** Save status of a row: `Saving…`, `Saved`, `Not saved`, `Not saved yet`, or nothing. */
  state: (row: number) => string;
  /** Why a row is not saved, or `null`. */
  message: (row: number) => string | null;
  /** Error of a cell, or `null`. */
  error: (row: number, heading: string) => string | null;
  focus: (row: number, heading: string) => Promise<void>;
  /** Starts editing a cell, with its text. */
  edit: (row: number, heading: string) => Promise<void>;
  /** Replaces the text of a cell; `{Enter}`, `{Tab}` or `{Escape}` at the end leaves it. */
  type: (row: number, heading: string, text: string) => Promise<void>;
  retry: (row: number) => Promise<void>;
  sortBy: (heading: string) => Promise<void>;
  openRowMenu: (row: number) => Promise<void>;
}

/**
 * Reads and operates an editable table, `EditableGrid` or `TreeTable`, by its headings.
 * @param queries `canvas`, `screen` or `within(element)`
 * @param label accessible name of the table
 * @param user needed only to act
 *
 * @example
 * const grid = gridDriver(canvas, 'Start pages', userEvent);
 * await grid.type(1, 'URL', '/Home{Enter}');
 * await waitFor(() => expect(grid.state(1)).toBe('Saved'));
 */
export function gridDriver(queries: Queries, label: string, user?: User): GridDriver {
  const role = () => (queries.queryByRole('treegrid', { name: label }) ? 'treegrid' : 'grid');
  const element = () => queries.getByRole(role(), { name: label });
  const headingCells = () => [...element().querySelectorAll<HTMLElement>('[role="columnheader"], thead th')];
  const rows = () => [...element().querySelectorAll<HTMLElement>(':is(tr, [role="row"])[data-rowindex]')];
  const row = (rowNumber: number) => {
    const found = rows()[rowNumber - 1];
    if (!found) throw new Error(`The table "${label}" has no row ${rowNumber}, it shows ${rows().length}.`);
    return found;
  };
  const cell = (rowNumber: number, heading: string) => {
    const column = headingCells().indexOf(findByName(headingCells(), heading, 'heading', getHeadingText));
    const found = listCells(row(rowNumber))[column];
    if (!found)
      throw new Error(`Row ${rowNumber} of the table "${label}" has no cell in column "${heading}".`);
    return found;
  };
  const getTextOrNull = (found: Element | null) => (found ? getSpokenText(found) : null);
  const getMessageIn = (found: HTMLElement) =>
    getTextOrNull(found.querySelector('.PortalEdit-message:not([data-row-message])'));
  const focus = async (rowNumber: number, heading: string) =>
    void (await requireUser(user).click(cell(rowNumber, heading)));
  return {
    element,
    async waitForRows() {
      const deadlineMs = Date.now() + 10_000;
      for (;;) {
        const isRendered = queries.queryByRole(role(), { name: label }) && rows().length > 0;
        if (isRendered) return element();
        if (Date.now() > deadlineMs) throw new Error(`The table "${label}" was not rendered.`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    headings: () => headingCells().map(getHeadingText),
    rowCount: () => Number(element().getAttribute('aria-rowcount') ?? rows().length + 1) - 1,
    cells: (heading) => rows().map((_row, index) => getSpokenText(cell(index + 1, heading))),
    cell,
    state(rowNumber) {
      const found = row(rowNumber).querySelector('.PortalEdit-state');
      return found ? getSpokenText(found) : '';
    },
    message: (rowNumber) => getTextOrNull(row(rowNumber).querySelector('[data-row-message]')),
    error: (rowNumber, heading) => getMessageIn(cell(rowNumber, heading)),
    focus,
    async edit(rowNumber, heading) {
      await focus(rowNumber, heading);
      await requireUser(user).keyboard('{F2}');
    },
    async type(rowNumber, heading, text) {
      await focus(rowNumber, heading);
      await requireUser(user).keyboard(text);
    },
    retry: async (rowNumber) => {
      const button = row(rowNumber).querySelector('.PortalEdit-button');
      if (!button) throw new Error(`Row ${rowNumber} of the table "${label}" has nothing to retry.`);
      await requireUser(user).click(button);
    },
    sortBy: async (heading) => {
      const found = findByName(headingCells(), heading, 'heading', getHeadingText);
      await requireUser(user).click(found.querySelector('button.PortalTable-sort') ?? found);
    },
    openRowMenu: async (rowNumber) => {
      const button = row(rowNumber).querySelector('button[aria-haspopup="menu"]');
      if (!button) throw new Error(`Row ${rowNumber} of the table "${label}" has no menu.`);
      await requireUser(user).click(button);
    },
  };
}

function listCells(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[role="gridcell"], [role="rowheader"], th[scope="row"], td')];
}

function getHeadingText(heading: HTMLElement): string {
  return heading.getAttribute('aria-label') ?? getSpokenText(heading);
}
