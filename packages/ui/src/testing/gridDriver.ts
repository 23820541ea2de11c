import { actor, type Queries, type User } from './queries.ts';
import { named, spokenText } from './semantics.ts';

export interface GridDriver {
  element: () => HTMLElement;
  /** Waits until its rows are drawn. */
  drawn: () => Promise<HTMLElement>;
  /** Texts of the headings, from left to right. */
  headings: () => string[];
  /** Rows there are, drawn or not. */
  rowCount: () => number;
  /** Texts of a column of the rows that are drawn. */
  cells: (heading: string) => string[];
  /** One cell, `row` counted from 1. @throws when it is not drawn */
  cell: (row: number, heading: string) => HTMLElement;
  /** Whether a row is saved: `Saving…`, `Saved`, `Not saved`, `Not saved yet`, or nothing. */
  state: (row: number) => string;
  /** Why a row is not saved, or `null`. */
  message: (row: number) => string | null;
  /** What is wrong with a cell, or `null`. */
  error: (row: number, heading: string) => string | null;
  focus: (row: number, heading: string) => Promise<void>;
  /** Opens the input of a cell, with its text. */
  edit: (row: number, heading: string) => Promise<void>;
  /** Types over a cell; `{Enter}`, `{Tab}` or `{Escape}` at the end leaves it. */
  type: (row: number, heading: string, text: string) => Promise<void>;
  retry: (row: number) => Promise<void>;
  sortBy: (heading: string) => Promise<void>;
  openRowMenu: (row: number) => Promise<void>;
}

/**
 * Reads and works a table that is edited in place, `EditableGrid` or `TreeTable`, by its headings.
 * @param queries `canvas`, `screen` or `within(element)`
 * @param label accessible name of the table
 * @param user needed only to act
 *
 * @example
 * const grid = gridDriver(canvas, 'Start pages', userEvent);
 * await grid.type(1, 'Url', '/Home{Enter}');
 * await waitFor(() => expect(grid.state(1)).toBe('Saved'));
 */
export function gridDriver(queries: Queries, label: string, user?: User): GridDriver {
  const role = () => (queries.queryByRole('treegrid', { name: label }) ? 'treegrid' : 'grid');
  const element = () => queries.getByRole(role(), { name: label });
  const headingCells = () => [...element().querySelectorAll<HTMLElement>('[role="columnheader"], thead th')];
  const rows = () => [...element().querySelectorAll<HTMLElement>('[role="row"][data-id]')];
  const row = (place: number) => {
    const found = rows()[place - 1];
    if (!found) throw new Error(`The table "${label}" has no row ${place}, it shows ${rows().length}.`);
    return found;
  };
  const cell = (place: number, heading: string) => {
    const column = headingCells().indexOf(named(headingCells(), heading, 'heading', headingText));
    const found = cellsOf(row(place))[column];
    if (!found) throw new Error(`Row ${place} of the table "${label}" has no cell below "${heading}".`);
    return found;
  };
  const textOf = (found: Element | null) => (found ? spokenText(found) : null);
  const messageIn = (found: HTMLElement) => textOf(found.querySelector('.PortalEdit-message'));
  const focus = async (place: number, heading: string) =>
    void (await actor(user).click(cell(place, heading)));
  return {
    element,
    async drawn() {
      const deadline = Date.now() + 10_000;
      for (;;) {
        const isDrawn = queries.queryByRole(role(), { name: label }) && rows().length > 0;
        if (isDrawn) return element();
        if (Date.now() > deadline) throw new Error(`The table "${label}" has not been drawn.`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    headings: () => headingCells().map(headingText),
    rowCount: () => Number(element().getAttribute('aria-rowcount') ?? rows().length + 1) - 1,
    cells: (heading) => rows().map((_row, index) => spokenText(cell(index + 1, heading))),
    cell,
    state(place) {
      const found = cell(place, 'State').querySelector('.PortalEdit-state');
      return found ? spokenText(found).replace(/ (Retry|Compare)$/, '') : '';
    },
    message: (place) => messageIn(cell(place, 'State')),
    error: (place, heading) => messageIn(cell(place, heading)),
    focus,
    async edit(place, heading) {
      await focus(place, heading);
      await actor(user).keyboard('{F2}');
    },
    async type(place, heading, text) {
      await focus(place, heading);
      await actor(user).keyboard(text);
    },
    retry: async (place) => {
      const button = row(place).querySelector('.PortalEdit-button');
      if (!button) throw new Error(`Row ${place} of the table "${label}" has nothing to retry.`);
      await actor(user).click(button);
    },
    sortBy: async (heading) => {
      const found = named(headingCells(), heading, 'heading', headingText);
      await actor(user).click(found.querySelector('button.PortalDataTable-sort') ?? found);
    },
    openRowMenu: async (place) => {
      const button = row(place).querySelector('button[aria-haspopup="menu"]');
      if (!button) throw new Error(`Row ${place} of the table "${label}" has no menu.`);
      await actor(user).click(button);
    },
  };
}

function cellsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('[role="gridcell"], [role="rowheader"], th[scope="row"], td')];
}

function headingText(heading: HTMLElement): string {
  return heading.getAttribute('aria-label') ?? spokenText(heading);
}
