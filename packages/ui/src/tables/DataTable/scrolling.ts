import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useTheme } from '@mui/material/styles';

/** Scroll offsets in CSS pixels. */
export interface ScrollPosition {
  left: number;
  top: number;
}

/**
 * Storage for the scroll position of a table that is unmounted or shows another view; the host decides where
 * and how long to keep it.
 */
export interface ScrollPositionStore {
  /** Identifies the shown view when one table shows several, usually the history entry. */
  key?: string;
  /** Called once per view, when its first rows are shown. */
  read: () => ScrollPosition | undefined;
  /** Called once, when the table unmounts or the view changes. */
  write: (position: ScrollPosition) => void;
}

/** Where a table is scrolled to. */
export interface TableScrolling {
  /** The table scrolls to its first row when this value changes; usually the page number. */
  resetKey?: string | number;
  /** Stores the scroll position when the table is left and restores it on Back. */
  positionStore?: ScrollPositionStore;
  /** Imperative handle, for scrolling to a row. */
  handleRef?: Ref<TableHandle>;
}

/** Imperative methods of a mounted table. */
export interface TableHandle {
  /** Scrolls the row at a zero-based index into view, as little as needed. */
  scrollToRow: (index: number) => void;
}

type ScrollerRef = RefObject<HTMLElement | null>;

/**
 * Scrolls a table as its host wishes.
 * @param orderKey changes with the order of the rows, which scrolls to the first one
 */
export function useTableScrolling(
  scroller: ScrollerRef,
  { resetKey, positionStore, handleRef }: TableScrolling = {},
  orderKey: string,
  hasRows: boolean,
): void {
  const { rowHeight } = useTheme().density;
  useImperativeHandle(
    handleRef,
    () => ({ scrollToRow: (index) => scrollRowIntoView(scroller.current, index, rowHeight) }),
    [scroller, rowHeight],
  );
  useScrollToTop(scroller, `${resetKey} ${orderKey}`);
  useScrollRestoration(scroller, hasRows, positionStore);
}

/** Scrolls to the first row when the key changes. */
function useScrollToTop(scroller: ScrollerRef, key: string) {
  const lastKey = useRef(key);
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, key]);
}

/**
 * Restores the scroll position before the first paint of the rows. When one mounted table shows several views
 * (Back within a list), a changed `key` counts as leaving one view and entering another.
 */
function useScrollRestoration(
  scroller: ScrollerRef,
  hasRows: boolean,
  store: ScrollPositionStore | undefined,
) {
  const latest = useRef(store);
  const restoredFor = useRef<{ key: string } | null>(null);
  const key = store?.key ?? '';
  useLayoutEffect(() => {
    const element = scroller.current;
    return () => {
      // Still the memory of the previous view: the effect below runs later.
      if (element) latest.current?.write({ left: element.scrollLeft, top: element.scrollTop });
    };
    // A changed key is another view, so the previous position is stored.
  }, [scroller, key]);
  useLayoutEffect(() => {
    latest.current = store;
  }, [store]);
  useLayoutEffect(() => {
    if (!hasRows || restoredFor.current?.key === key) return;
    restoredFor.current = { key };
    const position = latest.current?.read();
    if (position) scroller.current?.scrollTo(position);
  }, [scroller, hasRows, key]);
}

/** Scrolls a row into view below the headings, as little as needed. */
function scrollRowIntoView(scroller: HTMLElement | null, position: number, rowHeight: number): void {
  if (!scroller) return;
  const visibleHeight = scroller.clientHeight - (scroller.querySelector('thead')?.offsetHeight ?? 0);
  const top = position * rowHeight;
  const maxScrollTop = Math.max(0, top - rowHeight);
  const minScrollTop = top + 2 * rowHeight - visibleHeight;
  if (scroller.scrollTop > maxScrollTop) scroller.scrollTop = maxScrollTop;
  else if (scroller.scrollTop < minScrollTop) scroller.scrollTop = minScrollTop;
}
