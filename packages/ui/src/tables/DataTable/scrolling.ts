import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useTheme } from '../../theme/styled.ts';
import { getFontScale } from '../../controls/getFontScale.ts';

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
  /** Called when a view is shown. */
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
 * Scrolls a table as its host wishes. Returns where it will be scrolled to first.
 * @param orderKey changes with the order of the rows, which scrolls to the first one
 */
export function useTableScrolling(
  scroller: ScrollerRef,
  { resetKey, positionStore, handleRef }: TableScrolling = {},
  orderKey: string,
  hasRows: boolean,
): { getInitialTop: () => number } {
  const { rowHeight } = useTheme().density;
  useImperativeHandle(
    handleRef,
    () => ({
      scrollToRow: (index) => scrollRowIntoView(scroller.current, index, rowHeight * getFontScale()),
    }),
    [scroller, rowHeight],
  );
  const position = useScrollPosition(scroller);
  useScrollToTop(position, `${resetKey} ${orderKey}`);
  useScrollRestoration(position, hasRows, positionStore);
  return { getInitialTop: () => positionStore?.read()?.top ?? 0 };
}

/** The last scroll position. Reading it from the element while React changes the document would force a layout. */
interface KnownPosition {
  get: () => ScrollPosition;
  /** Scrolls there, unless the table is there already. */
  scrollTo: (position: ScrollPosition) => void;
}

function useScrollPosition(scroller: ScrollerRef): KnownPosition {
  const last = useRef<ScrollPosition>({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    const update = () => {
      if (element) last.current = { left: element.scrollLeft, top: element.scrollTop };
    };
    element?.addEventListener('scroll', update, { passive: true });
    return () => element?.removeEventListener('scroll', update);
  }, [scroller]);
  const [position] = useState<KnownPosition>(() => ({
    get: () => last.current,
    scrollTo: (target) => {
      if (target.left === last.current.left && target.top === last.current.top) return;
      last.current = target;
      const { current } = scroller;
      if (current) Object.assign(current, { scrollLeft: target.left, scrollTop: target.top });
    },
  }));
  return position;
}

/** Scrolls to the first row when the key changes. */
function useScrollToTop(position: KnownPosition, key: string) {
  const lastKey = useRef(key);
  useLayoutEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    position.scrollTo({ ...position.get(), top: 0 });
  }, [position, key]);
}

/**
 * Restores the scroll position before the first paint of the rows. When one mounted table shows several views
 * (Back within a list), a changed `key` counts as leaving one view and entering another.
 */
function useScrollRestoration(
  position: KnownPosition,
  hasRows: boolean,
  store: ScrollPositionStore | undefined,
) {
  const latest = useRef(store);
  const restoredFor = useRef<{ key: string } | null>(null);
  const key = store?.key ?? '';
  // Still the storage of the previous view: the effect below runs later. A changed key is another view.
  useLayoutEffect(() => () => latest.current?.write(position.get()), [position, key]);
  useLayoutEffect(() => {
    latest.current = store;
  }, [store]);
  useLayoutEffect(() => {
    if (!hasRows || restoredFor.current?.key === key) return;
    restoredFor.current = { key };
    const stored = latest.current?.read();
    if (stored) position.scrollTo(stored);
  }, [position, hasRows, key]);
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
