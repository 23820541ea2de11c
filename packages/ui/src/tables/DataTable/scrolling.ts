import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scroll offsets in CSS pixels. */
export interface ScrollPlace {
  left: number;
  top: number;
}

/**
 * Storage for the scroll position of a table that is unmounted or shows another view; the host decides where
 * and how long to keep it.
 */
export interface ScrollMemory {
  /** Identifies the shown view when one table shows several, usually the history entry. */
  key?: string;
  /** Called once per view, when its first rows are shown. */
  read: () => ScrollPlace | undefined;
  /** Called once, when the table unmounts or the view changes. */
  write: (place: ScrollPlace) => void;
}

type ScrollerRef = RefObject<HTMLElement | null>;

/** Scrolls to the first row when the key changes. */
export function useScrollToTop(scroller: ScrollerRef, key: string) {
  const scrolledFor = useRef(key);
  useLayoutEffect(() => {
    if (scrolledFor.current === key) return;
    scrolledFor.current = key;
    scroller.current?.scrollTo({ top: 0 });
  }, [scroller, key]);
}

/**
 * Restores the scroll position before the first paint of the rows. When one mounted table shows several views
 * (Back within a list), a changed `key` counts as leaving one view and entering another.
 */
export function useScrollMemory(scroller: ScrollerRef, hasRows: boolean, memory: ScrollMemory | undefined) {
  const latest = useRef(memory);
  const askedFor = useRef<{ key: string } | null>(null);
  const key = memory?.key ?? '';
  useLayoutEffect(() => {
    const element = scroller.current;
    return () => {
      // Still the memory of the previous view: the effect below runs later.
      if (element) latest.current?.write({ left: element.scrollLeft, top: element.scrollTop });
    };
    // A changed key is another view, so the previous position is stored.
  }, [scroller, key]);
  useLayoutEffect(() => {
    latest.current = memory;
  }, [memory]);
  useLayoutEffect(() => {
    if (!hasRows || askedFor.current?.key === key) return;
    askedFor.current = { key };
    const place = latest.current?.read();
    if (place) scroller.current?.scrollTo(place);
  }, [scroller, hasRows, key]);
}

/** Scrolls a row into view below the headings, as little as needed. */
export function showRow(scroller: HTMLElement | null, place: number, rowHeight: number): void {
  if (!scroller) return;
  const room = scroller.clientHeight - (scroller.querySelector('thead')?.offsetHeight ?? 0);
  const top = place * rowHeight;
  const lowest = Math.max(0, top - rowHeight);
  const highest = top + 2 * rowHeight - room;
  if (scroller.scrollTop > lowest) scroller.scrollTop = lowest;
  else if (scroller.scrollTop < highest) scroller.scrollTop = highest;
}
