import {
  type ReactElement,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { useTheme } from '../../theme/styled.ts';
import { observeSize } from '../../controls/observeSize.ts';
import { useIsPrinting } from '../../controls/useIsPrinting.ts';
import { findRowIndex } from './findRowIndex.ts';
import {
  addMeasuredHeights,
  clampWindow,
  getRowTop,
  moveWindow,
  openWindow,
  type RowHeights,
  type RowWindow,
} from './rowWindow.ts';
import { useIsSearchedByBrowser } from './useIsSearchedByBrowser.ts';

export interface WindowedRowsOptions {
  rowCount: number;
  /** The scroll container. It must be rendered by the calling component, so that its ref is set in time. */
  scroller: RefObject<HTMLElement | null>;
  /** Renders the row at a zero-based index. `isWindowed`: not all rows are in the DOM. */
  renderRow: (index: number, isWindowed: boolean) => ReactElement;
  /** Index of a row that stays in the DOM wherever the table is scrolled, because it is about to be focused. */
  keptIndex?: number;
  /** Where a table that opens will be scrolled to, in CSS pixels. */
  getInitialTop?: () => number;
}

/** Up to this number all rows are in the DOM. */
const windowingThreshold = 40;
/** Up to this number all rows are rendered while the browser searches the page. */
const searchThreshold = 1000;
const neverChanges = () => () => {};
const noHeights: RowHeights['others'] = new Map();

/**
 * Rows of a table body. Of many rows only the visible ones and some around them are in the DOM; spacer rows keep the
 * scroll height. The row with the focus and selected text stay in the DOM. All rows are in the DOM for printing, and
 * while the browser searches the page.
 */
export function useWindowedRows(options: WindowedRowsOptions): {
  rows: ReactElement[];
  isWindowed: boolean;
  bodyRef: RefObject<HTMLTableSectionElement | null>;
} {
  const { rowCount, scroller, renderRow, keptIndex = -1, getInitialTop } = options;
  const { rowHeight } = useTheme().density;
  const isPrinting = useIsPrinting();
  const isSearched = useIsSearchedByBrowser();
  const isWindowed =
    rowCount > windowingThreshold && !isPrinting && !(isSearched && rowCount <= searchThreshold);
  const bodyRef = useRef<HTMLTableSectionElement>(null);

  const [heights, setHeights] = useState<RowHeights & { density: number }>({
    density: rowHeight,
    usual: rowHeight,
    others: noHeights,
  });
  if (heights.density !== rowHeight) setHeights({ density: rowHeight, usual: rowHeight, others: noHeights });
  // Measuring the table would force a layout. A server does not know the height.
  const windowHeight = useSyncExternalStore(
    neverChanges,
    () => innerHeight,
    () => 1000,
  );
  const [rowWindow, setRowWindow] = useState(() => ({
    ...openWindow(rowHeight, { top: getInitialTop?.() ?? 0, height: windowHeight }),
    kept: [] as readonly number[],
  }));

  // Synchronously, so that the rows are painted together with the new scroll position.
  const moveTo = useEffectEvent((visible: { top: number; height: number }, element: HTMLElement) => {
    const next = moveWindow(rowWindow, heights, rowCount, visible);
    if (next !== rowWindow) flushSync(() => setRowWindow({ ...next, kept: listKeptRows(element) }));
  });
  const keep = useEffectEvent((kept: readonly number[]) => setRowWindow({ ...rowWindow, kept }));
  const measure = useEffectEvent((body: HTMLElement) => {
    if (Math.abs(body.offsetHeight - getRowTop(heights, rowCount)) > 1)
      flushSync(() => setHeights({ ...heights, ...addMeasuredHeights(heights, measureRows(body)) }));
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    const body = bodyRef.current;
    if (!isWindowed || !element || !body) return undefined;
    let height = innerHeight;
    const update = () => moveTo({ top: element.scrollTop, height }, element);
    const updateSelection = () => {
      const kept = listKeptRows(element);
      if (kept.some((index) => !body.querySelector(`[data-rowindex="${index}"]`))) keep(kept);
    };
    // Called after a layout, which costs nothing more to read.
    const stopObserving = observeSize([element, body], () => {
      height = element.clientHeight;
      measure(body);
      update();
    });
    element.addEventListener('scroll', update, { passive: true });
    document.addEventListener('selectionchange', updateSelection);
    return () => {
      stopObserving();
      element.removeEventListener('scroll', update);
      document.removeEventListener('selectionchange', updateSelection);
    };
  }, [scroller, isWindowed]);

  const rows = isWindowed
    ? renderWindow(options, clampWindow(rowWindow, rowCount), [...rowWindow.kept, keptIndex], heights)
    : Array.from({ length: rowCount }, (_row, index) => renderRow(index, false));
  return { rows, isWindowed, bodyRef };
}

/** The rows of a window and the kept rows outside of it, with spacers in place of all others. */
function renderWindow(
  { rowCount, renderRow }: WindowedRowsOptions,
  { start, end }: RowWindow,
  kept: readonly number[],
  heights: RowHeights,
): ReactElement[] {
  const indexes = new Set(kept.filter((index) => index >= 0 && index < rowCount));
  for (let index = start; index < end; index++) indexes.add(index);
  const rows: ReactElement[] = [];
  let next = 0;
  // Keys by what follows, so that React moves no row: it would lose focus and selection.
  const addSpacer = (index: number, key: string) => {
    const height = getRowTop(heights, index) - getRowTop(heights, next);
    if (height > 0) rows.push(<Spacer key={key} height={height} />);
  };
  for (const index of [...indexes].toSorted((a, b) => a - b)) {
    addSpacer(index, `before ${index}`);
    rows.push(renderRow(index, true));
    next = index + 1;
  }
  addSpacer(rowCount, 'end');
  return rows;
}

/** Renders the rows at the scroll position at once, instead of before the next frame. */
export function renderScrolledRows(scroller: HTMLElement): void {
  scroller.dispatchEvent(new Event('scroll'));
}

/** The row with the focus with its neighbors, which arrow keys reach, and the rows with selected text. */
function listKeptRows(scroller: HTMLElement): number[] {
  const kept: number[] = [];
  const addRows = (from: number, to: number) => {
    for (let index = from; index <= to; index++) kept.push(index);
  };
  const focused = findRowIndexOf(scroller, document.activeElement);
  if (focused >= 0) addRows(focused - 1, focused + 1);
  const selection = getSelection();
  const [anchor, focus] = [selection?.anchorNode, selection?.focusNode].map((node) =>
    findRowIndexOf(scroller, node instanceof Element ? node : node?.parentElement),
  ) as [number, number];
  if (anchor >= 0 && focus >= 0) addRows(Math.min(anchor, focus), Math.max(anchor, focus));
  return kept;
}

function findRowIndexOf(scroller: HTMLElement, element: Element | null | undefined): number {
  return element && scroller.contains(element) ? findRowIndex(element) : -1;
}

function measureRows(body: HTMLElement) {
  return [...body.querySelectorAll<HTMLElement>('[data-rowindex]')].map(
    (row) => [findRowIndex(row), row.getBoundingClientRect().height] as const,
  );
}

function Spacer({ height }: { height: number }) {
  return <tr aria-hidden="true" className="PortalTable-spacer" style={{ height }} />;
}
