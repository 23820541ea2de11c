import { toReadingKey } from '../../controls/readingDirection.ts';
import { focusHeadingEdge, headingEdgeSelector } from '../frame/useColumnResizing.ts';
import { renderScrolledRows } from '../frame/useWindowedRows.tsx';

const spacerSelector = '.PortalTable-spacer';

/** Cells of rows and totals that are reachable with the arrow keys. */
export const cellSelector = ':is(th, td)[tabindex]';

/**
 * Moves the focus between cells for an arrow key; from the scroll container it goes to the first visible
 * cell. Controls inside cells keep their keys.
 * @returns whether the key was handled
 */
export function moveCellFocus(scroller: HTMLElement, key: string): boolean {
  const step = stepsByKey[toReadingKey(scroller, key)];
  const focused = document.activeElement;
  if (!step || !(focused instanceof HTMLElement)) return false;
  if (focused === scroller) return focusCell(findFirstVisibleCell(scroller));
  if (focused.matches(headingEdgeSelector) && step.rows > 0) return focusBelow(scroller, focused);
  if (!focused.matches(cellSelector)) return false;
  const row = focused.parentElement as HTMLTableRowElement;
  const cells = listFocusableCells(row);
  const column = cells.indexOf(focused);
  if (step.columns !== 0) return focusCell(cells[column + step.columns]);
  const findNext = () => (step.rows > 0 ? getNextRow(row) : getPreviousRow(scroller, row));
  let next = findNext();
  if (next?.matches(spacerSelector)) {
    // Keys can be faster than the rows that follow the scrolling.
    renderScrolledRows(scroller);
    next = findNext();
  }
  if (!(next instanceof HTMLTableRowElement)) return false;
  return next.closest('thead')
    ? focusHeadingEdge(next.cells[(focused as HTMLTableCellElement).cellIndex])
    : focusCell(listFocusableCells(next)[column]);
}

/** From the edge of a heading to the first visible cell of its column. */
function focusBelow(scroller: HTMLElement, resizer: HTMLElement): boolean {
  const row = findFirstVisibleCell(scroller)?.parentElement as HTMLTableRowElement | undefined;
  return focusCell(row?.cells[(resizer.closest('th') as HTMLTableCellElement).cellIndex]);
}

/** The next row, which may be the first total. */
function getNextRow(row: Element) {
  return row.nextElementSibling ?? row.parentElement?.nextElementSibling?.firstElementChild;
}

/** The previous row. The last one, which is before the totals, is rendered when the table is scrolled to it. */
function getPreviousRow(scroller: HTMLElement, row: Element) {
  if (row.previousElementSibling) return row.previousElementSibling;
  const body = row.parentElement?.previousElementSibling;
  if (body?.lastElementChild?.matches(spacerSelector)) {
    scroller.scrollTop = scroller.scrollHeight;
    renderScrolledRows(scroller);
  }
  return body?.lastElementChild;
}

const stepsByKey: Record<string, { rows: number; columns: number } | undefined> = {
  ArrowDown: { rows: 1, columns: 0 },
  ArrowUp: { rows: -1, columns: 0 },
  ArrowRight: { rows: 0, columns: 1 },
  ArrowLeft: { rows: 0, columns: -1 },
};

function listFocusableCells(row: HTMLTableRowElement): HTMLElement[] {
  return [...row.cells].filter((cell) => cell.matches(cellSelector));
}

function findFirstVisibleCell(scroller: HTMLElement): HTMLElement | undefined {
  const headings = scroller.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
  const cells = [...scroller.querySelectorAll<HTMLElement>('tbody th[tabindex]')];
  return cells.find((cell) => cell.getBoundingClientRect().top >= headings - 1) ?? cells[0];
}

function focusCell(cell: HTMLElement | undefined): boolean {
  cell?.focus();
  return cell !== undefined;
}
